/** The picture that an address of the image host names; empty where it names none. The shop serves pictures itself. */
export function imageIdFromUrl(address = ''): string {
  return /\/([\w-]+)\.\w+(?:[?#]|$)/.exec(address)?.[1] ?? ''
}
