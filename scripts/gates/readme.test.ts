import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { collectTypeImports, collectImports, sourceFiles, WORKSPACES } from './import-graph.ts'

interface Row {
  readonly folder: string
  readonly imports: readonly string[]
}

const ROW = /^\| `([\w/-]+)`\s*\| [^|]*\| ([^|]*?)\s*\|$/gm

const text = readFileSync('README.md', 'utf8')

const rows: readonly Row[] = [...text.matchAll(ROW)].map(([, folder, imports]) => ({
  folder: String(folder),
  imports: [...String(imports).matchAll(/`([^`]+)`/g)].map(([, name]) => String(name)).toSorted(),
}))

const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/conformance\//.test(file)

// The longest folder of the table that a file lies in.
const rowOf = (file: string) =>
  rows
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]

const shortName = (from: string, to: string) => {
  const workspace = `${from.split('/src')[0]}/src/`
  return to.startsWith(workspace) ? to.slice(workspace.length) : to
}

test('every folder of the packages is in the table, and every row is a folder', () => {
  const folders = WORKSPACES.flatMap(workspace =>
    readdirSync(`${workspace}/src`, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !/^(testing|conformance)$/.test(entry.name))
      .map(entry => `${workspace}/src/${entry.name}`),
  )
  expect(folders.filter(folder => rowOf(`${folder}/x.ts`)?.folder === undefined)).toEqual([])
  for (const { folder } of rows) expect(readdirSync(folder).length).toBeGreaterThan(0)
})

test('the table says which folder imports which', async () => {
  const files = sourceFiles().filter(file => !isTest(file))
  const edges = new Map<string, Set<string>>(rows.map(({ folder }) => [folder, new Set<string>()]))
  for (const { from, to } of [...(await collectImports(files)), ...collectTypeImports(files)]) {
    const [source, target] = [rowOf(from), rowOf(to)]
    if (source && target && source !== target && !isTest(from))
      edges.get(source.folder)?.add(shortName(source.folder, target.folder))
  }
  const found = Object.fromEntries([...edges].map(([folder, targets]) => [folder, [...targets].toSorted()]))
  expect(found).toEqual(Object.fromEntries(rows.map(({ folder, imports }) => [folder, imports])))
})

test('it says how to use the SDK, the CLI and the server, by commands and files that are there (DSG-24)', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = [...text.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name]) => name)
  expect(commands).toEqual(expect.arrayContaining(['start', 'cli', 'test:docker']))
  expect(commands.filter(name => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  const files = [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, file]) => file ?? '')
  expect(files).toContain('sdk/README.md')
  expect(files.filter(file => !existsSync(file))).toEqual([])
})
