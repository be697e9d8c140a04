/** Compiles every mutant of a file into one module, where `__on(id)` chooses the one that is alive. */
import { parseSync } from 'oxc-parser'
import { changesOf } from './operators.mjs'

/** @typedef {import('./operators.mjs').Node} Node */
/** @typedef {{ id: number, at: number, line: string, original: string, mutant: string }} Mutant */

/** What is no expression although it looks like one, by the kind of its parent. */
const LEFT_ALONE = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  ExportNamedDeclaration: ['source', 'specifiers'],
  TaggedTemplateExpression: ['tag', 'quasi'],
})
const SKIPPED = /^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/
const KEYED = new Set(['Property', 'MethodDefinition', 'PropertyDefinition', 'MemberExpression'])

/**
 * @param {string} file
 * @param {string} source
 * @param {number} firstId
 * @returns {{ code: string, mutants: Mutant[] }}
 */
export function instrument(file, source, firstId) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const lines = source.split('\n')
  /** @type {Mutant[]} */
  const mutants = []
  const text = /** @param {Node} node */ ({ start, end }) => source.slice(start, end)

  /**
   * @param {Node} node
   * @param {string} mutant
   */
  const added = (node, mutant) => {
    const id = firstId + mutants.length
    const at = source.slice(0, node.start).split('\n').length
    mutants.push({ id, at, line: lines[at - 1]?.trim() ?? '', original: text(node), mutant })
    return id
  }

  /**
   * @param {Node} node
   * @param {string} code
   * @param {readonly string[]} changes
   */
  const switched = (node, code, changes) =>
    changes.length === 0
      ? code
      : `(${changes.map(change => `__on(${added(node, change)}) ? (${change}) : `).join('')}(${code}))`

  /**
   * @param {Node} node
   * @param {boolean} isLink whether the node is a link of an optional chain, which must stay in one piece
   * @returns {string}
   */
  const write = (node, isLink = false) => {
    let code = ''
    let end = node.start
    for (const { child, part } of childrenOf(node)) {
      const staysLink =
        node.type === 'ChainExpression' || (isLink && (part === 'object' || part === 'callee'))
      code += source.slice(end, child.start) + written(node, part, child, staysLink)
      end = child.end
    }
    code += source.slice(end, node.end)
    if (node.type === 'ExpressionStatement' && !node['directive'])
      return `{ if (!__on(${added(node, '')})) { ${code} } }`
    return isLink ? code : switched(node, code, changesOf(node, text))
  }

  /**
   * @param {Node} parent
   * @param {string} part
   * @param {Node} child
   * @param {boolean} isLink
   */
  const written = (parent, part, child, isLink) =>
    switched(child, write(child, isLink), inPlace(parent, part, child))

  return { code: write(program), mutants }
}

/**
 * What may stand in the place of a condition or an answer, whatever it is made of.
 * @param {Node} parent
 * @param {string} part
 * @param {Node} child
 */
function inPlace(parent, part, child) {
  if (part === 'test' && /^(If|Conditional)/.test(parent.type)) return ['true', 'false']
  if (part === 'test' && /^(While|For)/.test(parent.type)) return ['false']
  const isAnswer =
    (parent.type === 'ReturnStatement' && part === 'argument') ||
    (parent.type === 'ArrowFunctionExpression' && part === 'body' && child.type !== 'BlockStatement')
  return isAnswer && child['name'] !== 'undefined' ? ['undefined'] : []
}

/** @param {Node} node */
function childrenOf(node) {
  return Object.entries(node)
    .filter(([part]) => !LEFT_ALONE[node.type]?.includes(part))
    .filter(
      ([part]) => !((part === 'key' || part === 'property') && KEYED.has(node.type) && !node['computed']),
    )
    .flatMap(([part, value]) => [value].flat().map(child => ({ part, child })))
    .filter(({ child }) => typeof child?.type === 'string' && !SKIPPED.test(child.type))
    .toSorted((a, b) => a.child.start - b.child.start)
}
