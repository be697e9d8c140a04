import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import { whole } from './transport-findings.ts'

const MAX_DEPTH = 200

/** The JSON of an answer, or what is wrong with it. */
export type Body =
  | { readonly json: unknown; readonly findings: readonly Finding[] }
  | { readonly findings: readonly Finding[] }

/** Reads an answer as the SDK does: an empty one is nothing, JSON may be called plain text. */
export function bodyOf({ text = '', headers }: Exchange): Body {
  if (text.trim() === '') return { json: undefined, findings: [] }
  const type = headers['content-type'] ?? ''
  const named = /json/i.test(type)
  if (!named && !/^text\/plain|^$/i.test(type))
    return {
      findings: [
        {
          ...whole('content-type', 'breaking', 'The answer is no JSON by its content type'),
          expected: 'application/json',
          actual: type.split(';')[0] ?? '',
        },
      ],
    }
  const findings = named
    ? []
    : [
        {
          ...whole('content-type', 'warning', 'The answer does not say that it is JSON'),
          expected: 'application/json',
        },
      ]
  try {
    if (depthOf(text) > MAX_DEPTH) throw new SyntaxError('nested too deeply')
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return { json, findings }
  } catch {
    return { findings: [...findings, whole('unreadable', 'breaking', 'The answer is no JSON')] }
  }
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [sign] of text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
