/** The part of html-to-text that the bench calls; the package brings no types. */
declare module 'html-to-text' {
  interface Options {
    readonly wordwrap: false;
    readonly selectors: readonly {
      readonly selector: string;
      readonly format?: string;
      readonly options?: { readonly ignoreHref: boolean };
    }[];
  }

  export function convert(html: string, options: Options): string;
}
