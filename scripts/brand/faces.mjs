/** @typedef {{ file: string, family: string, source: string, axes: Record<string, number | { min: number, max:
 * number }>, weight: string, fallback: import('./fallbacks.mjs').FallbackName }} Face */

const AT = 'node_modules/@fontsource-variable'

/** @type {readonly Face[]} */
export const FACES = [
  {
    file: 'art-display',
    family: 'Newsreader Display',
    source: `${AT}/newsreader/files/newsreader-latin-standard-normal.woff2`,
    axes: { opsz: 72, wght: 430 },
    weight: '430',
    fallback: 'serif',
  },
  {
    file: 'art-text',
    family: 'Instrument Sans',
    source: `${AT}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallback: 'sans',
  },
  {
    file: 'allposters-display',
    family: 'Archivo Poster',
    source: `${AT}/archivo/files/archivo-latin-standard-normal.woff2`,
    axes: { wdth: 88, wght: 900 },
    weight: '900',
    fallback: 'heavy',
  },
  {
    file: 'allposters-text',
    family: 'Archivo Text',
    source: `${AT}/archivo/files/archivo-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallback: 'sans',
  },
]

const letters = Array.from({ length: 0xff - 0x1f }, (_, at) => String.fromCodePoint(0x20 + at)).join('')

export const SIGNS = `${letters}ŒœŸ–—‘’“”„…•″′×‹›€™←→−`
