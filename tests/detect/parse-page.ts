import { Window } from 'happy-dom';

/** A document as a browser would make it of a saved page; nothing in it is run or fetched. */
export function parsePage(html: string): Document {
  const window = new Window({
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
    },
  });
  window.document.write(html);
  return window.document as unknown as Document;
}
