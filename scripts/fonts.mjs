/** Makes the brands' fonts from their packages: Latin letters only, and fallbacks of the same size. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FACES, SIGNS } from './brand/faces.mjs'
import { fontFace } from './brand/font-face.mjs'
import { metricsOf } from './brand/measure.mjs'
import { inRoot } from './workspace/root.mjs'

const folder = inRoot('client', 'src', 'brand')
mkdirSync(`${folder}/fonts`, { recursive: true })

/** @type {string[]} */
const rules = []
for (const face of FACES) {
  const source = readFileSync(inRoot(face.source))
  const options = { variationAxes: face.axes, noLayoutClosure: true }
  const small = await subsetFont(source, SIGNS, { ...options, targetFormat: 'woff2' })
  writeFileSync(`${folder}/fonts/${face.file}.woff2`, small)
  rules.push(
    fontFace(face, metricsOf(await subsetFont(source, SIGNS, { ...options, targetFormat: 'truetype' }))),
  )
  console.log(`${face.file}: ${(small.length / 1000).toFixed(1)} kB`)
}
writeFileSync(`${folder}/fonts.css`, `/* Made by scripts/fonts.mjs. */\n${rules.join('\n')}`)
