import { context } from 'esbuild'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cssModules } from './build/css-modules.mjs'

let folder = ''
const file = () => join(folder, 'page.module.css')
const save = (rules: string) => writeFileSync(file(), rules)
const classes = (...names: string[]) => names.map(name => `.${name} { color: red }`).join('\n')

async function openBuild() {
  const build = await context({
    stdin: { contents: "export { default } from './page.module.css'", resolveDir: folder },
    bundle: true,
    format: 'esm',
    write: false,
    outdir: folder,
    plugins: [cssModules({ emit: true })],
  })
  const texts = async () => (await build.rebuild()).outputFiles.map(({ text }) => text).join()
  return { texts, dispose: () => build.dispose() }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-styles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two builds of the same styles are the same', async () => {
  save(classes('row', 'head', 'picture', 'image', 'slide', 'arrows', 'home', 'trouble', 'ways'))
  const builds = [await openBuild(), await openBuild()]
  const [one, other] = await Promise.all(builds.map(({ texts }) => texts()))
  expect(one).toBe(other)
  await Promise.all(builds.map(({ dispose }) => dispose()))
})

test('a rebuild has the styles that were saved since, and the others still', async () => {
  save(classes('row'))
  const { texts, dispose } = await openBuild()
  expect(await texts()).toMatch(/\.row_/)
  expect(await texts()).toMatch(/\.row_/)
  save(classes('column'))
  const saved = await texts()
  expect(saved).toMatch(/\.column_/)
  expect(saved).not.toMatch(/\.row_/)
  await dispose()
})
