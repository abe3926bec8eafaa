/** Writes the skeletons of a chat site below `folder`; gives the paths written. */
export function makeSite(
  folder: string,
  site: { readonly name: string; readonly host: string; readonly month: string },
): string[];
