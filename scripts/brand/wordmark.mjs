import { advance, glyphOf, openFont } from './measure.mjs'

/** @typedef {{ path: string, width: number, capTop: number, lefts: readonly number[] }} Wordmark */

const BASELINE = 100

/** @param {Uint8Array} bytes @param {string} letters
 * @param {{ size: number, tracking: number, room: number }} options @returns {Wordmark} */
export function wordmark(bytes, letters, { size, tracking, room }) {
  const { font, unitsPerEm } = openFont(bytes)
  const scale = size / unitsPerEm
  let x = 0
  /** @type {string[]} */
  const paths = []
  /** @type {number[]} */
  const lefts = []
  for (const letter of letters) {
    lefts.push(round(x))
    if (letter !== ' ') paths.push(placed(font.glyphToPath(glyphOf(font, letter)), x, scale))
    x += (letter === ' ' ? room : advance(font, letter) * scale) + tracking
  }
  const cap = font.glyphExtents(glyphOf(font, 'H'))?.yBearing ?? 0
  return { path: paths.join(''), width: round(x - tracking), capTop: round(BASELINE - cap * scale), lefts }
}

/** Fonts count upwards, drawings downwards. */
function placed(/** @type {string} */ path, /** @type {number} */ left, /** @type {number} */ scale) {
  return path.replace(/([MLQC])([^MLQCZ]*)/g, (_, command, text) => {
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
    const points = numbers.map((number, at) =>
      round(at % 2 ? BASELINE - number * scale : left + number * scale),
    )
    return command + points.join(' ')
  })
}

const round = (/** @type {number} */ number) => Math.round(number * 10) / 10
