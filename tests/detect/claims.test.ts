import { describe, expect, test } from 'vitest';
import { findCitations } from '../../lib/detect/find-citations';
import { parsePage } from './parse-page';
import { A, B } from './read-html';

/** Each cited sentence with its hosts: `The mill opened in 1811. → a, b`. */
function claimsOf(body: string): string[] {
  const { claims } = findCitations(parsePage(`<body>${body}</body>`), 'https://chat.example/c/1');
  return claims.map(({ sentence, hrefs }) => {
    const hosts = hrefs.map((href) => new URL(href).hostname.replace('.example', ''));
    return `${sentence} → ${hosts.join(', ')}`;
  });
}

const rowsOf = (rows: readonly (readonly [fact: string, body: string, ...claims: string[]])[]) =>
  rows.map(([fact, body, ...claims]) => [fact, body, claims] as const);

describe('where a cited sentence begins and ends', () => {
  test.each(
    rowsOf([
      [
        'a German date',
        `<p>Vorher nichts. Sie öffnete am 3. Mai 1921.${A} Danach nichts.</p>`,
        'Sie öffnete am 3. Mai 1921. → a',
      ],
      [
        'a German century',
        `<p>Im 19. Jahrhundert wuchs die Stadt ${A}.</p>`,
        'Im 19. Jahrhundert wuchs die Stadt. → a',
      ],
      [
        'a German ordinal behind its article',
        `<p>Die 2. Auflage ist knapp, der 4. Band fehlt ${A}.</p>`,
        'Die 2. Auflage ist knapp, der 4. Band fehlt. → a',
      ],
      [
        'a number that ends a sentence',
        `<p>The mill had a staff of 12. In winter it closed ${A}.</p>`,
        'In winter it closed. → a',
      ],
      [
        'millions in German',
        `<p>Der Bau kostete 12 Mio. Euro, d. h. Steuergeld, z. B. Zoll ${A}.</p>`,
        'Der Bau kostete 12 Mio. Euro, d. h. Steuergeld, z. B. Zoll. → a',
      ],
      [
        'a shortened month before a number',
        `<p>It moved in Jan. 2020 to Mt. Oak and Ft. Pell ${A}.</p>`,
        'It moved in Jan. 2020 to Mt. Oak and Ft. Pell. → a',
      ],
      [
        'French titles and eras',
        `<p>Mme. Aubin date le mur de 40 av. J.-C. environ ${A}.</p>`,
        'Mme. Aubin date le mur de 40 av. J.-C. environ. → a',
      ],
      [
        'Spanish titles and states',
        `<p>El Sr. Ruiz llegó de EE. UU. con la Sra. Paz, pág. 4 ${A}.</p>`,
        'El Sr. Ruiz llegó de EE. UU. con la Sra. Paz, pág. 4. → a',
      ],
      [
        'articles of a law',
        `<p>Nach Art. 5 Abs. 2 gilt Kap. 3, Nr. 7 nicht ${A}.</p>`,
        'Nach Art. 5 Abs. 2 gilt Kap. 3, Nr. 7 nicht. → a',
      ],
      [
        'shortened words before numbers',
        `<p>In der Hauptstr. 5 passen max. 60 Leute ${A}. Mide aprox. 60 m, est. 1820 ${B}. His Op. 27 No. 2 and Vol. 3, Pt. 2 are lost ${A}.</p>`,
        'In der Hauptstr. 5 passen max. 60 Leute. → a',
        'Mide aprox. 60 m, est. 1820. → b',
        'His Op. 27 No. 2 and Vol. 3, Pt. 2 are lost. → a',
      ],
      [
        'units and numbers that end a sentence',
        `<p>It weighs 5 kg. The rest is lost ${A}. Er kam auf Platz 3. Danach ging er ${B}. See pp. 4–6. The wall fell ${A}.</p>`,
        'The rest is lost. → a',
        'Danach ging er. → b',
        'The wall fell. → a',
      ],
      [
        'initials, states and two ordinals',
        `<p>J.R.R. Oake joined the U.S. Navy at 5 p.m. on Monday ${A}. Am 12. Dezember fiel es, am 13. war es weg ${B}.</p>`,
        'J.R.R. Oake joined the U.S. Navy at 5 p.m. on Monday. → a',
        'Am 12. Dezember fiel es, am 13. war es weg. → b',
      ],
      [
        'decimals and versions',
        `<p>It is 4.2 m wide and runs v. 2.0.1 of the plan ${A}.</p>`,
        'It is 4.2 m wide and runs v. 2.0.1 of the plan. → a',
      ],
      [
        'a danda, with a space before the citation',
        `<p>गाँव में 84 सीढ़ियाँ हैं ${A}। पानी गहरा है।</p>`,
        'गाँव में 84 सीढ़ियाँ हैं। → a',
      ],
      [
        'Japanese, the citation before its stop and behind it',
        `<p>橋は木造である${A}。橋は三年で完成した。${B}次の文は別である。</p>`,
        '橋は木造である。 → a',
        '橋は三年で完成した。 → b',
      ],
      [
        'Arabic',
        `<p>طول الجسر ستون مترا ${A}. بني في عام واحد ${B}؟</p>`,
        'طول الجسر ستون مترا. → a',
        'بني في عام واحد؟ → b',
      ],
      [
        'a single capital that ends a sentence stays one with the next',
        `<p>She took vitamin C. It helped her ${A}.</p>`,
        'She took vitamin C. It helped her. → a',
      ],
      [
        'two lines of one paragraph',
        `<p>The first line is here ${A}<br>The second line is there ${B}</p>`,
        'The first line is here → a',
        'The second line is there → b',
      ],
      [
        'a full stop in brackets',
        `<p>It closed early (the staff left.) The roof fell in 1902 ${A}.</p>`,
        'The roof fell in 1902. → a',
      ],
      [
        'ellipses and exclamations',
        `<p>It went on… The roof fell! ${A} The wall stood. ${B}</p>`,
        'The roof fell! → a',
        'The wall stood. → b',
      ],
    ]),
  )('%s', (_fact, body, claims) => expect(claimsOf(body)).toEqual(claims));
});

describe('which sentence a citation belongs to', () => {
  test.each(
    rowsOf([
      [
        'several citations of one sentence',
        `<p>It burned in 1840 ${A} and again in 1862 ${B}. Nobody was hurt.</p>`,
        'It burned in 1840 and again in 1862. → a, b',
      ],
      [
        'two chips behind the stop',
        `<p>It was dry. The mill opened in 1811.${A}${B} It closed later.</p>`,
        'The mill opened in 1811. → a, b',
      ],
      [
        'the last sentence of a paragraph',
        `<p>It opened in 1811. It closed in 1902. ${A}</p>`,
        'It closed in 1902. → a',
      ],
      [
        'words in brackets behind the stop that point to the source',
        `<p>It crosses in 14 min. (see https://a.example/) The rope is old.</p>`,
        'It crosses in 14 min. → a',
      ],
      ...[
        ...[
          'Source',
          'Quelle',
          'Fonte',
          'Fontes',
          'Källor',
          'Kilde',
          'Źródło',
          'Источник',
          'Kaynak',
        ],
        ...['المصدر', 'מקור', 'स्रोत', '출처', '出典'],
      ].map(
        (word) =>
          [
            `a line that says “${word}”`,
            `<p>It stands in the log book.<br>${word}: <a href="https://a.example/">The Log</a></p>`,
            'It stands in the log book. → a',
          ] as const,
      ),
      [
        'a number into a list whose items say their own',
        `<p>The tide rises 3.2 m.[8]</p><p>References</p><ul><li>[8] Tide Office, https://a.example/.</li></ul>`,
        'The tide rises 3.2 m. → a',
      ],
      [
        'raised numbers with a comma between them',
        `<p>The lock falls 2 m.<sup>2</sup><sup>,</sup><sup>1</sup></p><h3>Notes</h3><p><b>Sources</b></p><ol><li>${A}</li><li>${B}</li></ol>`,
        'The lock falls 2 m. → b, a',
      ],
      [
        'the same in German',
        `<p>Die Fahrt dauert lange. (Vgl. ${A}.) Das Seil ist alt.</p>`,
        'Die Fahrt dauert lange. → a',
      ],
      [
        'a chip at the end of a list item',
        `<ul><li><b>Staff:</b> the miller slept on site. He kept two dogs.${A}</li><li>Bran. ${B}</li></ul>`,
        'He kept two dogs. → a',
      ],
      [
        'an item with a list of its own',
        `<ul><li>The mill had two wheels ${A}<ul><li>one was of oak ${B}</li></ul></li></ul>`,
        'The mill had two wheels → a',
        'one was of oak → b',
      ],
      [
        'cells, and none for the head of a column',
        `<table><tr><th>The year of the opening ${A}</th><th>Event</th></tr><tr><td>1870</td><td>A wheel was fitted ${B}</td></tr></table>`,
        'A wheel was fitted → b',
      ],
      [
        'a number raised behind a year, into the list below',
        `<p>The oven dates from 1834<sup>1</sup>. It is 10<sup>2</sup> years old.</p><h3>Sources</h3><ol><li>${A}</li><li>${B}</li></ol>`,
        'The oven dates from 1834. → a',
      ],
      [
        'a number raised behind a bracket',
        `<p>The oven is old (very old)<sup>1</sup>. It is n (k)<sup>2</sup> wide.</p><h3>Sources</h3><ol><li>${A}</li><li>${B}</li></ol>`,
        'The oven is old (very old). → a',
      ],
      [
        'chips glued to the stop',
        `<p>The tower has 164 steps.<a href="https://a.example/">Tower</a><a href="https://b.example/">Plans</a> It has no keeper.</p>`,
        'The tower has 164 steps. → a, b',
      ],
      [
        'a chip glued to the last word',
        `<p>The word is from 1803<a href="https://a.example/">Money</a>. It is rare.</p>`,
        'The word is from 1803. → a',
      ],
      [
        'a link with capitals that begins a paragraph, or stands in quotation marks, is words',
        `<p><a href="https://a.example/">US law</a> was changed in May. The "<a href="https://b.example/">Old Law</a>" stood.</p>`,
        'US law was changed in May. → a',
        'The "Old Law" stood. → b',
      ],
      [
        'words of the sentence that are a link',
        `<p>The <a href="https://a.example/">county record</a> says that the roof fell.</p>`,
        'The county record says that the roof fell. → a',
      ],
    ]),
  )('%s', (_fact, body, claims) => expect(claimsOf(body)).toEqual(claims));
});

describe('what is no claim', () => {
  test.each(
    rowsOf([
      [
        'a sentence with a quotation',
        `<p>He called it “the worst bargain in the valley” ${A}.</p>`,
      ],
      ['a heading', `<h2>The mill was sold in May ${A}</h2>`],
      ['a paragraph that is all bold, as a heading', `<p><b>The mill and its owners ${A}</b></p>`],
      ['the same with its chip outside', `<p><strong>The mill and its owners</strong> ${A}</p>`],
      ['words that lead a list in', `<p>These are the main findings ${A}:</p>`],
      ['the same, with the citation last', `<p>These are the main findings: ${A}</p>`],
      ['a name', `<p>Marsh Papers ${A}</p>`],
      ['an attribution', `<p>— Ana Ruiz, The Salt Log, page four ${A}</p>`],
      ['a block quotation', `<blockquote><p>The gate is shut at dusk. ${A}</p></blockquote>`],
      ['a list of sources', `<h3>Sources</h3><ol><li>The mill was sold ${A}</li></ol>`],
    ]),
  )('%s', (_fact, body, claims) => expect(claimsOf(body)).toEqual(claims));

  test('bold words that are a whole sentence are one', () => {
    expect(claimsOf(`<p><b>The mill was sold in May.</b> ${A}</p>`)).toEqual([
      'The mill was sold in May. → a',
    ]);
  });

  test('a scare quote does not make a sentence a quotation', () => {
    expect(claimsOf(`<p>They call it the “old mill” of the town ${A}.</p>`)).toEqual([
      'They call it the “old mill” of the town. → a',
    ]);
  });
});
