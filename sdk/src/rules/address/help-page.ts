/** The policy pages that have a second address, and which of the two search engines are told. */
export const CANONICAL_HELP_PATHS: Readonly<Record<string, string>> = {
  '/help/privacy-policy.html': '/help/privacy',
  '/help/terms-and-conditions.html': '/help/terms',
}

/** The address of a help page that counts, the short one where there are two. */
export function canonicalHelpPath(path: string): string {
  return Object.hasOwn(CANONICAL_HELP_PATHS, path) ? (CANONICAL_HELP_PATHS[path] ?? path) : path
}
