/**
 * @typedef {object} Face
 * @property {string} file the name of the file that is made
 * @property {string} family
 * @property {string} source the package's own file
 * @property {Record<string, number | { min: number, max: number }>} axes the range of the variable font that remains
 * @property {string} weight the value of font-weight in CSS
 * @property {import('./fallbacks.mjs').FallbackName} fallback the system's font that stands in until this one is there
 */

const AT = 'node_modules/@fontsource-variable'

/** The two fonts of each brand. @type {readonly Face[]} */
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

/** Latin with the accents of French, and the signs a shop needs. */
export const SIGNS = `${letters}ŒœŸ–—‘’“”„…•″′×‹›€™←→−`
