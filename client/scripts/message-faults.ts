import { parseSync, type VisitorObject } from 'oxc-parser'
import { isWellFormed, placeholderNames } from './texts.mjs'

type Texts = Readonly<Record<string, string>>

export interface Fault {
  readonly line: number
  readonly text: string
}

interface Spot {
  readonly start: number
  readonly text: string
}

// Jest cannot load the parser's own visitor.
function visit(file: string, code: string, visitor: VisitorObject): void {
  const nodes: unknown[] = [parseSync(file, code).program]
  while (nodes.length > 0) {
    const node = nodes.pop()
    if (typeof node !== 'object' || node === null) continue
    const handler: unknown = 'type' in node && Reflect.get(visitor, String(node.type))
    if (typeof handler === 'function') handler(node)
    nodes.push(...Object.values(node).toReversed())
  }
}

const WORD = /\p{L}{2}/u

const VISIBLE_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|caption|heading|hint|label|legend|placeholder|text|title)$/

/** Words that a shopper reads and no language can change: in an element, or in an attribute that is displayed. */
export function untranslatedTexts(file: string, code: string): readonly Fault[] {
  const spots: Spot[] = []
  visit(file, code, {
    JSXText: text => void spots.push({ start: text.start, text: text.value }),
    JSXElement: ({ children }) => void spots.push(...children.flatMap(child => textsDisplayed(child))),
    JSXFragment: ({ children }) => void spots.push(...children.flatMap(child => textsDisplayed(child))),
    JSXAttribute({ name, value }) {
      if (value && VISIBLE_ATTRIBUTES.test(nameOf(name))) spots.push(...textsDisplayed(value))
    },
    Property({ key, value }) {
      if (key.type === 'Literal' && VISIBLE_ATTRIBUTES.test(String(key.value)))
        spots.push(...textsDisplayed(value))
    },
  })
  return spots.filter(({ text }) => WORD.test(text)).map(spot => faultAt(code, spot))
}

const nameOf = (name: { readonly name: unknown }) => (typeof name.name === 'string' ? name.name : '')

interface Displayed {
  readonly type: string
  readonly start: number
  readonly value?: unknown
  readonly expression?: unknown
  readonly consequent?: unknown
  readonly alternate?: unknown
  readonly right?: unknown
  readonly quasis?: unknown
}

const isDisplayed = (node: unknown): node is Displayed =>
  typeof node === 'object' && node !== null && 'type' in node && 'start' in node

/** What an expression shows by itself; what it calls or names is looked at where it is made. */
function textsDisplayed(node: unknown): readonly Spot[] {
  if (!isDisplayed(node)) return []
  const { start } = node
  if (node.type === 'Literal') return [{ start, text: String(node.value) }]
  if (node.type === 'TemplateElement') return [{ start, text: String(Object(node.value).cooked) }]
  if (node.type === 'LogicalExpression') return textsDisplayed(node.right)
  return [node.expression, node.consequent, node.alternate, node.quasis].flat().flatMap(textsDisplayed)
}

const COUNTS_ONE = /[=!]==? ?1$/
const COUNTS_MORE = /^[\w.]+ ?(?:[<>]=? ?1|(?:<|>=) ?2)$/

const MESSAGE_CODE = /(['"`])[a-z][a-z-]*\.[a-z][a-z.-]*\1/

/** Messages that a condition picks for one and for more, where each language has its own rule for that. */
export function messagesByCount(file: string, code: string): readonly Fault[] {
  const spots = new Map<number, Spot>()
  const note = (test: Range, ...branches: readonly (Range | null | undefined)[]) => {
    const condition = code.slice(test.start, test.end)
    const named = branches.filter(branch => branch && MESSAGE_CODE.test(code.slice(branch.start, branch.end)))
    // With one message alone such a condition decides whether there is anything to say.
    if (COUNTS_ONE.test(condition) ? named.length > 0 : COUNTS_MORE.test(condition) && named.length > 1)
      spots.set(test.start, { start: test.start, text: condition })
  }
  visit(file, code, {
    ConditionalExpression: ({ test, consequent, alternate }) => note(test, consequent, alternate),
    IfStatement: ({ test, consequent, alternate }) => note(test, consequent, alternate),
    BlockStatement: ({ body }) =>
      body.forEach((statement, index) => {
        if (statement.type !== 'IfStatement' || statement.alternate) return
        const isLeft = code.slice(statement.start, statement.end).includes('return')
        if (isLeft) note(statement.test, statement.consequent, body[index + 1])
      }),
  })
  return [...spots.values()].map(spot => faultAt(code, spot))
}

interface Range {
  readonly start: number
  readonly end: number
}

export interface DisplayedMessage {
  readonly file: string
  readonly line: number
  readonly code: string
  /** The names of its values; none when they are put together elsewhere. */
  readonly values: readonly string[] | undefined
}

/** The messages of a source: an object with a code and its English text. */
export function messagesIn(file: string, code: string): readonly DisplayedMessage[] {
  const messages: DisplayedMessage[] = []
  visit(file, code, {
    ObjectExpression({ start, properties }) {
      const fields = new Map(
        properties.flatMap(field => (field.type === 'Property' ? [[keyOf(field), field.value]] : [])),
      )
      const [id, values] = [fields.get('code'), fields.get('values')]
      if (id?.type !== 'Literal' || !fields.has('message')) return
      const given = values?.type === 'ObjectExpression' ? values.properties : values && [undefined]
      const names = (given ?? []).map(field => (field?.type === 'Property' ? keyOf(field) : undefined))
      const isKnown = names.every(name => name !== undefined)
      messages.push({
        file,
        line: lineAt(code, start),
        code: String(id.value),
        values: isKnown ? names : undefined,
      })
    },
  })
  return messages
}

const keyOf = ({ key }: { readonly key: object }) =>
  String('name' in key ? key.name : 'value' in key && key.value)

/** What its text names and a message does not give, by which a shopper would read the braces. */
export const missingValues = ({ code, values }: DisplayedMessage, texts: Texts): readonly string[] =>
  values ? placeholderNames(texts[code] ?? '').filter(name => !values.includes(name)) : []

const lineAt = (code: string, start: number) => code.slice(0, start).split('\n').length

const faultAt = (code: string, { start, text }: Spot): Fault => ({
  line: lineAt(code, start),
  text: text.trim(),
})

const CODE = /(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g
const BUILT_CODE = /`([a-z][\w-]*\.[\w.-]*\$\{[^`]*)`/g

/** The messages that no source names, by themselves or by a pattern such as `sort.${id}`. */
export function unusedMessages(codes: readonly string[], sources: readonly string[]): readonly string[] {
  const named = new Set(sources.flatMap(source => [...source.matchAll(CODE)].map(([, , code]) => code)))
  const patterns = sources.flatMap(source =>
    [...source.matchAll(BUILT_CODE)].map(([, code = '']) => {
      const pattern = code.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, String.raw`[\w.-]+`)
      return new RegExp(`^${pattern}$`)
    }),
  )
  return codes.filter(code => !named.has(code) && !patterns.some(pattern => pattern.test(code)))
}

/** The messages that one of these languages has and another lacks. */
export function missingMessages(languages: Readonly<Record<string, Texts>>): readonly string[] {
  const codes = new Set(Object.values(languages).flatMap(texts => Object.keys(texts)))
  return Object.entries(languages).flatMap(([locale, texts]) =>
    [...codes].filter(code => !Object.hasOwn(texts, code)).map(code => `${locale}: ${code}`),
  )
}

/** The messages with a brace that is no value, which a shopper would read as it stands. */
export function malformedMessages(texts: Texts): readonly string[] {
  return Object.entries(texts)
    .filter(([, text]) => !isWellFormed(text))
    .map(([code]) => code)
}
