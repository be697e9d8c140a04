import type { Exchange } from '../exchange/exchange.ts'
import type { Finding } from '../report/finding.ts'
import { responseFinding } from './transport-findings.ts'

const MAX_DEPTH = 200

/** The JSON of an answer, or what is wrong with it. */
export type ParsedBody =
  | { readonly json: unknown; readonly findings: readonly Finding[] }
  | { readonly findings: readonly Finding[] }

/** Reads an answer as the SDK does: an empty one is nothing, JSON may be called plain text. */
export function parseBody({ text = '', headers }: Exchange): ParsedBody {
  if (text.trim() === '') return { json: undefined, findings: [] }
  const type = headers['content-type'] ?? ''
  const isJsonType = /json/i.test(type)
  if (!isJsonType && !/^text\/plain|^$/i.test(type))
    return {
      findings: [
        {
          ...responseFinding('content-type', 'breaking', 'The answer is no JSON by its content type'),
          expected: 'application/json',
          actual: type.split(';')[0] ?? '',
        },
      ],
    }
  const findings = isJsonType
    ? []
    : [
        {
          ...responseFinding('content-type', 'warning', 'The answer does not say that it is JSON'),
          expected: 'application/json',
        },
      ]
  try {
    if (jsonDepth(text) > MAX_DEPTH) throw new SyntaxError('nested too deeply')
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { json, findings }
  } catch {
    return { findings: [...findings, responseFinding('unreadable', 'breaking', 'The answer is no JSON')] }
  }
}

function jsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [bracket] of text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
