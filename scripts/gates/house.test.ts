import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { collectImports, sourceFiles } from './import-graph.ts'

const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/conformance\//.test(file)

const files = sourceFiles().filter(file => !isTest(file))

interface NamedFunction {
  readonly file: string
  readonly name: string
  /** Of its body, without the two of its braces. */
  readonly lines: number
}

function functionsIn(file: string): readonly NamedFunction[] {
  const code = readFileSync(file, 'utf8')
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  return parseSync(file, code).program.body.flatMap(statement => {
    const declared =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
    if (declared.type !== 'FunctionDeclaration' || !declared.id || !declared.body) return []
    const { start, end } = declared.body
    return [{ file, name: declared.id.name, lines: lineAt(end) - lineAt(start) - 1 }]
  })
}

const functions = files.flatMap(functionsIn)

const LONGEST_COMPONENT = 60

test('no component is longer than a screen', () => {
  const long = functions.filter(
    ({ file, name, lines }) => file.endsWith('.tsx') && /^[A-Z]/.test(name) && lines > LONGEST_COMPONENT,
  )
  expect(long).toEqual([])
})

test('no two functions share a name that says only of what they tell', () => {
  const names = functions.map(({ name }) => name).filter(name => name.endsWith('Of'))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

// Rules, the data of brands, inputs that cause faults, pages of words, what a registry lists by its file, and what a build
// leaves out or takes in another's place.
const OWN_FILE = [
  /\/(?:rules|sites|sentinels|copy)\//,
  /\/object-schema\.(?:node\.)?ts$/,
  /\/(?:handlers|load\.server|page)\.tsx?$/,
  /\/(?:no-)?dev-/,
]

const SHORT = 6

test('a few lines with one importer live in that importer', async () => {
  const graph = await collectImports(files)
  const alone = files.filter(file => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
    const importers = new Set(graph.filter(({ to }) => to === file).map(({ from }) => from))
    return lines <= SHORT && importers.size === 1 && !OWN_FILE.some(pattern => pattern.test(file))
  })
  expect(alone).toEqual([])
})
