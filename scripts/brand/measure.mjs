import { Blob, Face, Font } from 'harfbuzzjs'
import { averageWidth } from './fallbacks.mjs'

export function openFont(/** @type {Uint8Array} */ bytes) {
  const face = new Face(new Blob(bytes))
  return { font: new Font(face), unitsPerEm: face.upem }
}

export function metricsOf(/** @type {Uint8Array} */ bytes) {
  const { font, unitsPerEm } = openFont(bytes)
  const { ascender, descender, lineGap } = font.hExtents()
  return {
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    average: averageWidth(letter => advance(font, letter) / unitsPerEm),
  }
}

export function advance(/** @type {Font} */ font, /** @type {string} */ letter) {
  return font.glyphHAdvance(glyphOf(font, letter))
}

export function glyphOf(/** @type {Font} */ font, /** @type {string} */ letter) {
  const glyph = font.glyph(letter.codePointAt(0) ?? 0)
  if (glyph === undefined) throw new Error(`The font has no ${letter}`)
  return glyph
}
