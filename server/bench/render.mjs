import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { targets } from '../../scripts/build/targets.mjs'
import { inRoot } from '../../scripts/workspace/root.mjs'
import { median } from '../../scripts/bench/row.mjs'

/** @param {string} address @param {string} product @returns {Promise<import('../../scripts/bench/row.mjs').Row[]>} */
export async function renderRows(address, product) {
  const file = inRoot('build', 'bench', 'render.js')
  const { outdir: _, ...options } = targets().server
  await build({
    ...options,
    entryPoints: [inRoot('server', 'src', 'testing', 'render-times.ts')],
    outfile: file,
  })
  const { renderTimes } = await import(pathToFileURL(file).href)
  const data = await (await fetch(`${address}/_data${product}`)).json()
  const frame = await (await fetch(`${address}/api/frame?address=${product}`)).json()
  const assets = JSON.parse(readFileSync(inRoot('build', 'manifest.json'), 'utf8'))
  const times = await renderTimes(product, data, frame, { assets })
  const server = median(times.server)
  const stream = median(times.stream)
  const string = median(times.string)
  return [
    { name: 'product page rendered', value: server, unit: 'ms' },
    { name: '  bare renderToPipeableStream, the same tree', value: stream, unit: 'ms' },
    { name: '  bare renderToString, the same tree', value: string, unit: 'ms' },
    {
      name: 'rendering, beside bare renderToPipeableStream',
      value: stream / server,
      unit: 'x',
      atLeast: 0.7,
    },
    { name: 'rendering, beside bare renderToString', value: string / server, unit: 'x' },
  ]
}
