import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { INNER_STYLES, isInnerPage } from './css-modules.mjs'
import { localeOverrides } from '../../client/scripts/texts.mjs'

const FONT = /\/assets\/([a-z]+)-(?:display|text)-[^/]+\.woff2$/
const PAGE = /^client\/src\/routes\/([^/]+)\/page\.tsx(?:\?late)?$/

/** @param {import('esbuild').Metafile} metafile @param {{ dev: boolean, folder?: string }} options */
export function writeManifest({ outputs }, { dev, folder = 'build' }) {
  const publicPath = (/** @type {string} */ path) => path.replace(`${folder}/public`, '')
  const findOutput = (/** @type {string} */ source) =>
    Object.keys(outputs).find(path => outputs[path]?.entryPoint === source) ?? ''
  const bootstrap = findOutput('client/src/bootstrap.ts')
  const entryChunks = collectChunks(outputs, findOutput('client/src/entry.tsx'))
  const pages = Object.keys(outputs).flatMap(path => {
    const page = PAGE.exec(outputs[path]?.entryPoint ?? '')?.[1]
    return page
      ? [
          [
            page,
            collectChunks(outputs, path)
              .filter(chunk => !entryChunks.includes(chunk))
              .map(publicPath),
          ],
        ]
      : []
  })
  const files = Object.keys(outputs).map(publicPath)
  const fonts = Object.fromEntries(
    ['art', 'allposters'].map(brand => [brand, files.filter(file => FONT.exec(file)?.[1] === brand)]),
  )
  const style = outputs[bootstrap]?.cssBundle
  const inner = findOutput(`${INNER_STYLES}:${INNER_STYLES}`)
  const texts = localeOverrides()
  const manifest = {
    build: createHash('sha256')
      .update(Object.keys(outputs).toSorted().join() + JSON.stringify(texts))
      .digest('hex')
      .slice(0, 12),
    dev,
    bootstrapScript: publicPath(bootstrap),
    entryScripts: entryChunks.map(publicPath),
    fonts,
    styles: style ? [publicPath(style)] : [],
    innerStyles: inner ? [publicPath(inner)] : [],
    innerPages: pages.flatMap(([page]) => (isInnerPage(String(page)) ? [page] : [])),
    texts,
    pages: Object.fromEntries(pages),
  }
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** @param {import('esbuild').Metafile['outputs']} outputs @param {string} path @param {Set<string>} [seen]
 * @returns {string[]} */
function collectChunks(outputs, path, seen = new Set()) {
  if (seen.has(path)) return []
  seen.add(path)
  const imports =
    outputs[path]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? []
  return [path, ...imports.flatMap(({ path: next }) => collectChunks(outputs, next, seen))]
}
