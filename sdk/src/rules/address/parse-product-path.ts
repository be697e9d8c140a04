/** The key by which a product's address names it. */
export type ProductKey = { readonly upi: string } | { readonly apnum: string }

const BY_UPI = /^\/products\/(?:[^/]*-)?([A-Z0-9]{2,20})$/
const BY_APNUM = /^\/-sp\/[^/]*-Posters_i(\d{1,20})_\.htm$/
const PLAIN = /^\/product\/([A-Z0-9]{2,20})(?:\/|$)/

/** The product that a path names, whatever its slug says; undefined when it is no product's path. */
export function parseProductPath(path: string): ProductKey | undefined {
  const upi = (BY_UPI.exec(path) ?? PLAIN.exec(path))?.[1]
  if (upi !== undefined) return { upi }
  const apnum = BY_APNUM.exec(path)?.[1]
  return apnum === undefined ? undefined : { apnum }
}
