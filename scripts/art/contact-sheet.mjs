import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import sharp from 'sharp'
import { program, Stop } from '../workspace/program.mjs'
import { inRoot } from '../workspace/root.mjs'

const ART = inRoot('fixtures', 'src', 'art')
const SOURCES = ['draw-work', 'palettes', 'random', 'repeat', 'words', 'styles/style-names']
const COLUMNS = 10
const CELL = 190
const LABEL = 22
const PICTURE = 170
const RATIOS = [1.25, 1.5, 0.7, 1, 1.33, 0.75, 1.4, 0.45, 1.25, 2.2]

await program(async () => {
  const [path, ...wanted] = process.argv.slice(2)
  if (!path) throw new Stop('Usage: node scripts/art/contact-sheet.mjs <sheet.png> [style …]')
  const art = await generatedArt()
  const unknown = wanted.filter(name => !art.STYLE_NAMES.includes(name))
  if (unknown.length > 0) throw new Stop(`There is no style ${unknown.join(', ')}`)
  const recipes = wanted.length > 0 ? wanted.flatMap(style => ofStyle(art, style)) : everything(art)
  await writeSheet(path, art, recipes)
  console.log(`${path} shows ${recipes.length} pictures`)
})

/** The sources of the art, bundled into one module and loaded. */
async function generatedArt() {
  const folder = await mkdtemp(join(tmpdir(), 'wallart-art-'))
  try {
    const outfile = join(folder, 'art.mjs')
    await build({
      stdin: { contents: SOURCES.map(file => `export * from './${file}.ts'`).join('\n'), resolveDir: ART },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['@wallart/source'],
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Sixty pictures at random, then every style once.
 * @param {any} art
 */
function everything(art) {
  const random = art.randomOf('contact sheet')
  const palettes = Object.keys(art.PALETTES)
  return [...Array(60).fill(undefined), ...art.STYLE_NAMES].map(style => ({
    style: style ?? random.pick(art.STYLE_NAMES),
    palette: random.pick(palettes),
    seed: String(random.whole(1, 1e6)),
    ratio: random.pick(RATIOS),
  }))
}

/**
 * One style in every ratio.
 * @param {any} art
 * @param {string} style
 */
function ofStyle(art, style) {
  const palettes = art.randomOf(style).shuffled(Object.keys(art.PALETTES))
  return RATIOS.map((ratio, at) => ({
    style,
    palette: art.cycle(palettes, at),
    seed: `${style} ${at}`,
    ratio,
  }))
}

/**
 * @param {string} path
 * @param {any} art
 * @param {any[]} recipes
 */
async function writeSheet(path, art, recipes) {
  const rows = Math.ceil(recipes.length / COLUMNS)
  const pictures = []
  for (const [at, recipe] of recipes.entries()) {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
    const { data, info } = await sharp(Buffer.from(art.svgOf(art.drawWork(recipe))))
      .resize(PICTURE, PICTURE, { fit: 'inside' })
      .toBuffer({ resolveWithObject: true })
    pictures.push({
      input: data,
      left: column * CELL + Math.round((CELL - info.width) / 2),
      top: row * (CELL + LABEL) + Math.round((CELL - info.height) / 2),
    })
  }
  const labels = recipes.map(({ style, palette }, at) => {
    const line = {
      x: (at % COLUMNS) * CELL + 10,
      y: Math.floor(at / COLUMNS) * (CELL + LABEL) + CELL + 2,
      width: CELL - 20,
      height: 9,
    }
    return art.words(`${style} ${palette}`.toUpperCase().replaceAll('-', ' '), line, { colour: '#444444' })
  })
  const [width, height] = [COLUMNS * CELL, rows * (CELL + LABEL)]
  const names = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`
  await sharp({ create: { width, height, channels: 3, background: '#dddddd' } })
    .composite([...pictures, { input: Buffer.from(names) }])
    .png()
    .toFile(path)
}
