/** The usual share of each letter in a hundred and more letters of English text, with its spaces. */
const ENGLISH = {
  ' ': 18, e: 10, t: 7.5, a: 6.5, o: 6.2, n: 5.7, i: 5.7, s: 5.3, r: 5, h: 5, l: 3.3, d: 3.3, u: 2.3,
  c: 2.2, m: 2, f: 2, w: 1.7, g: 1.6, p: 1.5, y: 1.4, b: 1.3, v: 0.8, k: 0.6,
} // prettier-ignore

/** @type {Record<string, number>} */
const SERIF = {
  ' ': 250, e: 444, t: 278, a: 444, o: 500, n: 500, i: 278, s: 389, r: 333, h: 500, l: 278, d: 500, u: 500,
  c: 444, m: 778, f: 333, w: 722, g: 500, p: 500, y: 500, b: 500, v: 500, k: 500,
} // prettier-ignore

/** @type {Record<string, number>} */
const SANS = {
  ' ': 278, e: 556, t: 278, a: 556, o: 556, n: 556, i: 222, s: 500, r: 333, h: 556, l: 222, d: 556, u: 556,
  c: 500, m: 833, f: 278, w: 722, g: 556, p: 556, y: 500, b: 556, v: 500, k: 500,
} // prettier-ignore

/** @type {Record<string, number>} */
const HEAVY = {
  ' ': 278, e: 556, t: 333, a: 556, o: 611, n: 611, i: 278, s: 556, r: 389, h: 611, l: 278, d: 611, u: 611,
  c: 556, m: 889, f: 333, w: 778, g: 611, p: 611, y: 556, b: 611, v: 556, k: 556,
} // prettier-ignore

/** @typedef {keyof typeof FALLBACKS} FallbackName */

export const FALLBACKS = {
  serif: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: SERIF },
  sans: { names: ['Arial', 'Liberation Sans', 'Arimo'], widths: SANS },
  heavy: { names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], widths: HEAVY },
}

export function averageWidth(/** @type {(letter: string) => number} */ widthOf) {
  const shares = Object.entries(ENGLISH)
  const all = shares.reduce((sum, [, share]) => sum + share, 0)
  return shares.reduce((sum, [letter, share]) => sum + share * widthOf(letter), 0) / all
}
