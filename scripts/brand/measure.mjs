import { Blob, Face, Font } from 'harfbuzzjs'
import { averageWidth } from './fallbacks.mjs'

/**
 * An uncompressed font, ready to be measured and drawn.
 * @param {Uint8Array} bytes
 */
export function openFont(bytes) {
  const face = new Face(new Blob(bytes))
  return { font: new Font(face), unitsPerEm: face.upem }
}

/**
 * The metrics of a font, relative to its size.
 * @param {Uint8Array} bytes
 */
export function metricsOf(bytes) {
  const { font, unitsPerEm } = openFont(bytes)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    average: averageWidth(letter => advance(font, letter) / unitsPerEm),
  }
}

/**
 * @param {Font} font
 * @param {string} letter
 */
export function advance(font, letter) {
  return font.glyphHAdvance(glyphOf(font, letter))
}

/**
 * @param {Font} font
 * @param {string} letter
 */
export function glyphOf(font, letter) {
  const glyph = font.glyph(letter.codePointAt(0) ?? 0)
  if (glyph === undefined) throw new Error(`The font has no ${letter}`)
  return glyph
}
