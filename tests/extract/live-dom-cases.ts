import type { SourceText } from '../../lib/model/source-text';

export interface LiveCase {
  /** A fact about reading a page that is open. */
  readonly fact: string;
  /** A whole page; its style sheets count. */
  readonly html: string;
  readonly text: string;
  readonly side?: SourceText['side'];
}

export const liveCases: readonly LiveCase[] = [
  {
    fact: 'what a style sheet hides is hidden',
    html: '<style>.ad{display:none}</style><p>The weir <span class="ad">Buy now</span>holds.</p>',
    text: 'The weir holds.',
    side: [{ kind: 'hidden', text: 'Buy now' }],
  },
  {
    fact: 'so is what it makes invisible, but for what is visible again inside',
    html: '<style>.v{visibility:hidden}.w{visibility:visible}</style><p class="v">Not <b class="w">this</b> seen</p>',
    text: 'this',
    side: [{ kind: 'hidden', text: 'Not\nseen' }],
  },
  {
    fact: 'children of a flex box stand on their own lines',
    html: '<style>.f{display:flex}</style><div class="f"><span>end</span><span>Start</span></div>',
    text: 'end\nStart',
  },
  {
    fact: 'a class makes a span a block',
    html: '<style>.b{display:block}</style><span class="b">One</span><span class="b">Two</span>',
    text: 'One\nTwo',
  },
  {
    fact: 'a drop cap is no line of its own',
    html: '<style>.c{float:left;display:block}</style><p><span class="c">D</span>rop cap</p>',
    text: 'Drop cap',
  },
  {
    fact: 'white space counts where the style keeps it',
    html: '<style>.k{white-space:pre-wrap}</style><div class="k">one\n  two</div>',
    text: 'one\n  two',
  },
  {
    fact: 'a row of a table is a line',
    html: '<table><tr><td>North</td><td>71</td></tr><tr><td>South</td><td>72</td></tr></table>',
    text: 'North\t71\nSouth\t72',
  },
  {
    fact: 'a closed section is collapsed',
    html: '<details><summary>More</summary><p>The sluice</p></details>',
    text: 'More',
    side: [{ kind: 'collapsed', text: 'The sluice' }],
  },
  {
    fact: 'what a button in the page opens is collapsed too',
    html: '<style>#x{display:none}</style><button aria-controls="x">Open</button><div id="x">Inside it</div>',
    text: 'Open',
    side: [{ kind: 'collapsed', text: 'Inside it' }],
  },
  {
    fact: 'scripts are no text, and their noscript is not shown',
    html: '<p>Seen</p><script>var a = 1;</script><style>noscript{display:none}</style><noscript>Enable JavaScript</noscript>',
    text: 'Seen',
  },
  {
    fact: 'what Verbatim put there is not read',
    html: '<p>The weir<verbatim-mark>Quote found</verbatim-mark> holds.</p>',
    text: 'The weir holds.',
  },
  {
    fact: 'a form field named like a property of the form hides nothing',
    html: '<form><input name="firstChild"><input name="attributes"><input name="localName"><p>Fields</p></form>',
    text: 'Fields',
  },
];
