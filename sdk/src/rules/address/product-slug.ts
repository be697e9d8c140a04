/** The slug of a title that has no letter of ours. */
export const NAMELESS_SLUG = 'wall-art'

/** How long a slug gets at most. */
export const MAX_SLUG_LENGTH = 80

/** A title as part of an address: small letters and digits, joined by dashes. */
export function productSlug(title: string): string {
  const words = title
    .slice(0, 500)
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
  const slug = words
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '')
  return slug || NAMELESS_SLUG
}
