/** Draws the brands' logos as paths, and the icons of tabs, phones and home screens. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { ICONS } from './brand/icons.mjs'
import { wordmark } from './brand/wordmark.mjs'
import { inRoot } from './workspace/root.mjs'

const AT = 'node_modules/@fontsource-variable'

const fontOf = (/** @type {string} */ file, /** @type {Record<string, number>} */ axes) =>
  subsetFont(readFileSync(inRoot(AT, file)), 'ALPOSTERHrt ', {
    variationAxes: axes,
    targetFormat: 'truetype',
  })

const serif = await fontOf('newsreader/files/newsreader-latin-standard-normal.woff2', { opsz: 72, wght: 440 })
const heavy = await fontOf('archivo/files/archivo-latin-standard-normal.woff2', { wdth: 104, wght: 900 })

const art = wordmark(serif, 'Art', { size: 120, tracking: -1.5, room: 0 })
const posters = wordmark(heavy, 'ALLP STERS', { size: 120, tracking: -3.5, room: 86 })

const text = `/** The letters of the brands' logos as paths; made by scripts/logos.mjs. */
export const WORDMARKS = ${JSON.stringify({ art, allposters: posters }, null, 2)} as const
`
writeFileSync(inRoot('client', 'src', 'brand', 'wordmarks.ts'), text)

const folder = inRoot('client', 'public', 'icons')
mkdirSync(folder, { recursive: true })
for (const [name, icon] of Object.entries(ICONS)) {
  writeFileSync(`${folder}/${name}.svg`, icon({ rounded: true }))
  const whole = Buffer.from(icon({ rounded: false }))
  for (const size of [180, 192, 512])
    await sharp(whole, { density: 72 * (size / 32) })
      .resize(size)
      .png({ palette: true })
      .toFile(`${folder}/${name}-${size}.png`)
}
