import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { buildPrograms } from './bundle.mjs'
import { exampleProgram } from './doc-examples.ts'

const TSC = 'node_modules/typescript/bin/tsc'

const isLongTest = () => process.env['LONG_TESTS'] !== undefined

let folder: string
let tarball: string
let packed: string

const run = (command: string, args: readonly string[], cwd = '.') =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-package-'))
  run(process.execPath, [TSC, '-b', 'sdk'])
  run('npm', ['pack', '--pack-destination', folder], 'sdk')
  tarball = join(folder, readdirSync(folder)[0] ?? '')
  const scope = join(folder, 'node_modules', '@wallart')
  mkdirSync(scope, { recursive: true })
  run('tar', ['xzf', tarball, '-C', scope])
  packed = join(scope, 'sdk')
  run('mv', [join(scope, 'package'), packed])
  for (const name of ['ky', 'md5', 'zod', 'crypt', 'charenc', 'is-buffer'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const manifest = () => JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
const entries = () => Object.keys(manifest().exports).filter(path => path !== './package.json')

test('publint has nothing to say of the packed package', async () => {
  const { messages } = await publint({ pkgDir: packed, strict: true, pack: false })
  expect(messages.map(message => formatMessage(message, manifest()))).toEqual([])
})

// To look at all of them takes half a minute, which is for npm run test:long -- package.
const oneOfEachFolder = () => {
  const folders = new Map(entries().map(path => [dirname(path), path]))
  return ['.', ...folders.values()]
}

test('the types of the entries resolve as the code does (DSG-09)', () => {
  const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js')
  const chosen = isLongTest() ? [] : ['--entrypoints', ...oneOfEachFolder()]
  expect(run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--quiet', ...chosen])).toBe('')
})

test('every example of the documentation compiles with the packed declarations', () => {
  const file = join(folder, 'examples.ts')
  writeFileSync(file, exampleProgram())
  const options =
    '--noEmit --strict --module nodenext --target es2023 --lib es2023,dom,dom.iterable --types'.split(' ')
  expect(run(process.execPath, [resolve(TSC), ...options, '', file], folder)).toBe('')
})

test('the declarations compile without those of zod or ky, so partners may have other versions of them', () => {
  const types = entries().map(path => join(packed, manifest().exports[path].types))
  const options =
    '--noEmit --listFiles --strict --module nodenext --lib es2023,dom,dom.iterable --types'.split(' ')
  const read = run(process.execPath, [resolve(TSC), ...options, '', ...types], folder).split('\n')
  expect(read.filter(file => /node_modules\/(zod|ky)\//.test(file))).toEqual([])
  expect(read).toContain(join(packed, 'dist/wire/basket.d.ts'))
})

test('the package carries a reference of every entry', () => {
  const reference = readFileSync(join(packed, 'dist/reference.md'), 'utf8')
  const headings = entries().map(path => `## ${path.replace('.', '@wallart/sdk')}\n`)
  expect(headings.filter(heading => !reference.includes(heading))).toEqual([])
  expect(reference).toContain('\n### errors/config-error\n')
  expect(reference).toContain('\n### rules/stock/stock-message\n')
  expect(reference).toContain('\nfunction stockMessage(')
  expect(reference).toContain('\ntype RatingsWire = {\n    averageRatings: number;\n')
  expect(reference).not.toContain('z.infer')
  // One that a file takes over from another, and one that gets another name on the way.
  expect(reference).toContain('\ninterface HttpOptions ')
  expect(reference).toContain('\nfunction routeOf(')
})

test('the reference begins with an index that names every export, and whose links lead to its headings', () => {
  const reference = readFileSync(join(packed, 'dist/reference.md'), 'utf8')
  const [index = ''] = reference.split(/\n## (?=@wallart)/)
  const headings = [...reference.matchAll(/^###? (?!Index)(.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/[^\w-]/g, '').toLowerCase(),
  )
  const slugs = headings.map((slug, at) => {
    const before = headings.slice(0, at).filter(other => other === slug).length
    return before > 0 ? `${slug}-${before}` : slug
  })
  const links = [...index.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug = '']) => slug)
  expect(links.length).toBeGreaterThan(entries().length)
  expect(links).toEqual(slugs)
  expect(index).toMatch(/clients\/listing\](.*): .*`createListingClient`/)
  expect(index).toMatch(/rules\/stock\/stock-message\](.*): .*`stockMessage`/)
})

const linkTargets = (readme: string) =>
  [...readFileSync(readme, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path)

test('every relative link of the README leads to a file of the package', () => {
  const missing = linkTargets(join(packed, 'README.md')).filter(path => !existsSync(join(packed, path)))
  expect(missing).toEqual([])
})

test('the package says what may be done with it and what has changed, and nothing of papers that partners lack', () => {
  expect(readFileSync(join(packed, 'LICENSE'), 'utf8')).toContain('A partner that has an agreement')
  expect(readFileSync(join(packed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${manifest().version}\n`)
  const texts = readdirSync(packed, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.ts$|\.md$/.test(file))
    .flatMap(
      file => readFileSync(join(packed, file), 'utf8').match(/\(S[0-3] §[^)]*\)|\b[A-Z]{3}-\d\d\b/g) ?? [],
    )
  expect(texts).toEqual([])
})

test('the package names the commit it was made of and the digest of each of its files', () => {
  const provenance = JSON.parse(readFileSync(join(packed, 'dist/provenance.json'), 'utf8'))
  expect(provenance).toMatchObject({
    name: '@wallart/sdk',
    version: manifest().version,
    commit: run('git', ['rev-parse', 'HEAD']).trim(),
  })
  const digests: [string, string][] = Object.entries(provenance.sha256)
  expect(digests.map(([file]) => file)).toContain('dist/index.js')
  const differing = digests.filter(([file, sha256]) => {
    const text = readFileSync(join(packed, file))
    return createHash('sha256').update(text).digest('hex') !== sha256
  })
  expect(differing).toEqual([])
})

test('the package carries no tests', () => {
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' })
  expect(files.filter(file => /\.test\.|tsbuildinfo/.test(file))).toEqual([])
})

const nodes = ['this', '22', '24'].map(version => ({
  version,
  program:
    version === 'this' ? process.execPath : resolve(`.cache/nodes/${version}/node_modules/node/bin/node`),
}))

test.each(nodes)('every entry can be imported on Node $version', ({ version, program }) => {
  if (!existsSync(program)) {
    process.stdout.write(
      `Node ${version} is not installed here (npm run test:nodes installs it): not tried.\n`,
    )
    return
  }
  const imports = entries().map(path => `await import(${JSON.stringify(path.replace('.', '@wallart/sdk'))})`)
  const output = run(
    program,
    ['--input-type=module', '-e', `${imports.join('\n')}\nconsole.log('imported')`],
    folder,
  )
  expect(output).toBe('imported\n')
})

test('every entry can be bundled for the browser, with nothing left outside (DSG-09)', async () => {
  const forBrowsers = entries().filter(path => path !== './http/node-transport')
  const found = await buildPrograms(
    forBrowsers.map(path => `import * as all from '${path.replace('.', '@wallart/sdk')}'\nconsole.log(all)`),
  )
  expect(found).toHaveLength(forBrowsers.length)
})
