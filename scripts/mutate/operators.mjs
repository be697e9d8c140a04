/** The small changes that each kind of expression can suffer, as source text. */

/** @typedef {{ type: string, start: number, end: number, [part: string]: any }} Node */
/** @typedef {(node: Node) => string} TextOf */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
}

/** Methods whose call can be left out, because what they are called on is of the same kind as their answer. */
const REMOVABLE = new Set(
  'trim trimStart trimEnd toLowerCase toUpperCase normalize slice replace replaceAll filter toSorted toReversed concat'.split(
    ' ',
  ),
)

const OPPOSITES = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
])

/** @type {Readonly<Record<string, (node: Node, text: TextOf) => string[]>>} */
const CHANGES = {
  BinaryExpression: ({ left, operator, right }, text) => {
    const joinsText = operator === '+' && [left, right].some(isText)
    return joinsText ? [] : other(operator, sign => `${grouped(left, text)} ${sign} ${grouped(right, text)}`)
  },
  LogicalExpression: ({ left, operator, right }, text) => [
    ...other(operator, sign => `${grouped(left, text)} ${sign} ${grouped(right, text)}`),
    text(left),
    text(right),
  ],
  AssignmentExpression: ({ left, operator, right }, text) =>
    other(operator, sign => `${text(left)} ${sign} ${grouped(right, text)}`),
  UpdateExpression: ({ argument, operator, prefix }, text) =>
    other(operator, sign => (prefix ? sign + text(argument) : text(argument) + sign)),
  UnaryExpression: ({ operator, argument }, text) => (['!', '-'].includes(operator) ? [text(argument)] : []),
  Literal: ({ value, regex }) => {
    if (regex) return []
    if (typeof value === 'boolean') return [String(!value)]
    if (typeof value === 'string') return [value === '' ? "'mutant'" : "''"]
    return typeof value === 'number' ? [String(value + 1), ...(value > 0 ? [String(value - 1)] : [])] : []
  },
  TemplateLiteral: () => ["''"],
  ArrayExpression: ({ elements }) => (elements.length > 0 ? ['[]'] : []),
  CallExpression: ({ callee, start, end }, text) => {
    const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : ''
    const rest = text({ type: '', start: callee.end, end })
    const opposite = OPPOSITES.get(method)
    return [
      ...(REMOVABLE.has(method) ? [text(callee.object)] : []),
      ...(opposite ? [`${text({ type: '', start, end: callee.property.start })}${opposite}${rest}`] : []),
    ]
  },
  ChainExpression: ({ expression, start, end }, text) =>
    optionalLinks(expression).map(({ inner, isDotted }) => {
      const behind = text({ type: '', start: inner.end, end })
      return text({ type: '', start, end: inner.end }) + behind.replace('?.', isDotted ? '.' : '')
    }),
}

/**
 * What may stand in the place of an expression.
 * @param {Node} node
 * @param {TextOf} text
 * @returns {readonly string[]}
 */
export function changesOf(node, text) {
  return CHANGES[node.type]?.(node, text) ?? []
}

/**
 * @param {string} operator
 * @param {(sign: string) => string} write
 */
const other = (operator, write) => (OPERATORS[operator] ?? []).map(write)

/**
 * @param {Node} node
 * @param {TextOf} text
 */
const grouped = (node, text) =>
  /^(Identifier|Literal|Call|Member|Chain|Parenthesized)/.test(node.type) ? text(node) : `(${text(node)})`

/** @param {Node} node */
const isText = node => node.type === 'TemplateLiteral' || typeof node['value'] === 'string'

/**
 * Every `?.` of a chain: what stands before it, and whether a name follows.
 * @param {Node | undefined} node
 * @returns {{ inner: Node, isDotted: boolean }[]}
 */
function optionalLinks(node) {
  const inner = node?.['object'] ?? node?.['callee']
  if (!node || !inner) return []
  const isDotted = node.type === 'MemberExpression' && !node['computed']
  return [...optionalLinks(inner), ...(node['optional'] ? [{ inner, isDotted }] : [])]
}
