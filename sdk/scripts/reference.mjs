/** Prepares what a package carries for readers: declarations without our own references, and a reference made of them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

const SDK = fileURLToPath(new URL('..', import.meta.url))
const HEAD = '# SDK reference\n\nGenerated from the declarations of this version.\n'

/** @typedef {{ name: string, sentence: string, declaration: string }} Entry */
/** @typedef {{ file: string, entries: Entry[] }} Part */

/** @param {string} file @returns {Part[]} */
function parseDeclarations(file) {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  /** @type {Entry[]} */
  const entries = []
  /** @type {Part[]} */
  const reexported = []
  const inlineLocals = createInliner(program.body, text)
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') {
      reexported.push(...parseDeclarations(declarationFile(file, node.source.value)))
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const names = new Map(node.specifiers.map(({ local, exported }) => [nameOf(local), nameOf(exported)]))
      reexported.push(...partsNamed(parseDeclarations(declarationFile(file, node.source.value)), names))
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const comment = comments.findLast(
        ({ end }) => end <= node.start && text.slice(end, node.start).trim() === '',
      )
      entries.push({
        name: declarationName(node.declaration),
        sentence: comment ? comment.value.replace(/^\*|\s*\n\s*\*?/g, ' ').trim() : '',
        declaration: stripComments(inlineLocals(text.slice(node.start, node.end))),
      })
    }
  }
  const own = entries.length > 0 ? [{ file: file.slice(`${SDK}dist/`.length, -'.d.ts'.length), entries }] : []
  return [...own, ...reexported]
}

function declarationFile(/** @type {string} */ file, /** @type {string} */ source) {
  return join(dirname(file), source.replace(/\.ts$/, '.d.ts'))
}

/** @param {import('oxc-parser').ModuleExportName} name @returns {string} */
const nameOf = name => (name.type === 'Literal' ? name.value : name.name)

/**
 * What a file takes over from another, under the names that it gives them.
 * @param {readonly Part[]} parts @param {ReadonlyMap<string, string>} names @returns {Part[]}
 */
function partsNamed(parts, names) {
  const renamed = parts.map(({ file, entries }) => ({
    file,
    entries: entries.flatMap(({ name, sentence, declaration }) => {
      const exported = names.get(name)
      if (exported === undefined) return []
      const first = declaration.replace(new RegExp(`\\b${name}\\b`), exported)
      return [{ name: exported, sentence, declaration: first }]
    }),
  }))
  return renamed.filter(({ entries }) => entries.length > 0)
}

/**
 * Wire types are inferred from schemas that the file does not export: a reader needs what they stand for.
 * @param {import('oxc-parser').Program['body']} body
 * @param {string} text
 * @returns {(declaration: string) => string}
 */
function createInliner(body, text) {
  /** @type {Map<string, string>} */
  const types = new Map()
  for (const node of body) {
    if (node.type === 'TSTypeAliasDeclaration')
      types.set(node.id.name, text.slice(node.typeAnnotation.start, node.typeAnnotation.end))
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    const [constant] = declared?.type === 'VariableDeclaration' ? declared.declarations : []
    if (constant?.id.type === 'Identifier' && constant.id.typeAnnotation) {
      const { start, end } = constant.id.typeAnnotation.typeAnnotation
      const type = text.slice(start, end)
      types.set(`z.infer<typeof ${constant.id.name}>`, type.replace(/^z\.Schema<([\s\S]*)>$/, '$1'))
      if (declared === node) types.set(`typeof ${constant.id.name}`, type)
    }
  }
  if (types.size === 0) return declaration => declaration
  const names = new RegExp(`(?<!\\w)(${[...types.keys()].join('|')})(?!\\w)`, 'g')
  const inline = (/** @type {string} */ declaration) =>
    declaration.replaceAll(names, name => types.get(name) ?? name)
  return declaration => inline(inline(declaration))
}

/** @param {import('oxc-parser').Declaration} declaration @returns {string} */
function declarationName(declaration) {
  if (declaration.type === 'VariableDeclaration') {
    const [first] = declaration.declarations
    return first?.id.type === 'Identifier' ? first.id.name : ''
  }
  return 'id' in declaration && declaration.id && 'name' in declaration.id ? declaration.id.name : ''
}

function stripComments(/** @type {string} */ declaration) {
  return declaration
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^export (declare )?/, '')
    .replace(/\n\s*\n/g, '\n')
}

function buildReference() {
  const { exports } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'))
  const sections = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ entry: path.replace('.', '@wallart/sdk'), parts: parseDeclarations(join(SDK, target.types)) }],
  )
  return [
    HEAD,
    '## Index\n',
    `${sections.map(indexLines).join('\n')}\n`,
    ...sections.map(({ entry, parts }) => formatSection(entry, parts)),
  ].join('\n')
}

/** An entry of one file names what it has; one of many links to its files. */
function indexLines(/** @type {{ entry: string, parts: Part[] }} */ { entry, parts }) {
  const own = `- ${headingLink(entry)}`
  if (parts.length === 1) return `${own}: ${exportNames(parts)}`
  return [own, ...parts.map(part => `  - ${headingLink(part.file)}: ${exportNames([part])}`)].join('\n')
}

const exportNames = (/** @type {readonly Part[]} */ parts) =>
  parts.flatMap(({ entries }) => entries.map(({ name }) => `\`${name}\``)).join(', ')

/** @type {Map<string, number>} */
const anchors = new Map()

/** As GitHub and npm name the anchors of headings: one that comes again, in the order of the page, is counted. */
function headingLink(/** @type {string} */ heading) {
  const anchor = heading.toLowerCase().replaceAll(/[^\w-]/g, '')
  const before = anchors.get(anchor) ?? 0
  anchors.set(anchor, before + 1)
  return `[${heading}](#${before > 0 ? `${anchor}-${before}` : anchor})`
}

function formatSection(/** @type {string} */ entry, /** @type {Part[]} */ parts) {
  const body = parts.map(({ file, entries }) => {
    const code = entries.map(({ sentence, declaration }) => `// ${sentence}\n${declaration}`).join('\n\n')
    return `${parts.length > 1 ? `### ${file}\n\n` : ''}\`\`\`ts\n${code}\n\`\`\`\n`
  })
  return [`## ${entry}\n`, ...body].join('\n')
}

writeFileSync(join(SDK, 'dist', 'reference.md'), buildReference())
