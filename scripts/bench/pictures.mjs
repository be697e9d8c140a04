/** A tile of a listing, 240 pixels wide, as AVIF: drawn in every style, and from the cache. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { targets } from '../build/targets.mjs'
import { inRoot } from '../workspace/root.mjs'
import { median } from './row.mjs'

const TILE = { width: 240 }

/** @returns {Promise<import('./row.mjs').Row[]>} */
export async function pictureRows() {
  const art = await loadArt()
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    const store = art.createPictureStore({ folder })
    const tile = (/** @type {string} */ style) => {
      const recipe = {
        title: 'Cat on a Red Chair, No. 2',
        style,
        palette: 'harbour',
        seed: 'bench',
        ratio: 1.25,
      }
      const picture = { recipe, finish: { kind: 'print' }, width: 16, height: 20 }
      return store(style, async () =>
        art.rasterise(art.drawPicture(picture, { fromTheSide: false }, TILE), 'avif'),
      )
    }
    await art.rasterise({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }, 'avif')
    const cold = await measureEach(art.STYLE_NAMES, tile)
    const warm = await measureEach(art.STYLE_NAMES, tile)
    return [
      {
        name: 'picture of a tile, drawn (the slowest style)',
        value: Math.max(...cold),
        unit: 'ms',
        atMost: 400,
      },
      { name: 'picture of a tile, drawn (median)', value: median(cold), unit: 'ms' },
      { name: 'picture of a tile, cached', value: median(warm), unit: 'ms', atMost: 5 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {readonly string[]} names @param {(name: string) => Promise<unknown>} job */
async function measureEach(names, job) {
  const durations = []
  for (const name of names) {
    const start = performance.now()
    await job(name)
    durations.push(performance.now() - start)
  }
  return durations
}

/** @returns {Promise<any>} */
async function loadArt() {
  // Inside the repository, so that the bundle finds the packages it does not contain.
  const outfile = inRoot('build', 'bench', 'art.mjs')
  const sources = [
    'art/raster/draw-picture',
    'art/raster/rasterise',
    'art/styles/style-names',
    'services/pictures/picture-store',
  ]
  const { outdir: _, entryPoints: __, ...options } = targets().upstream
  await build({
    ...options,
    stdin: {
      contents: sources.map(file => `export * from './${file}.ts'`).join('\n'),
      resolveDir: inRoot('fixtures', 'src'),
    },
    outfile,
  })
  return import(pathToFileURL(outfile).href)
}
