import { parseJson } from '@wallart/sdk'
import type { Exchange } from '../exchange/exchange.ts'
import type { Finding } from '../report/finding.ts'
import { responseFinding } from './transport-findings.ts'

const MAX_DEPTH = 200

export type ParsedBody =
  | { readonly json: unknown; readonly findings: readonly Finding[] }
  | { readonly findings: readonly Finding[] }

/** Parses a body as the SDK does: an empty body is undefined, JSON may be sent as text/plain. */
export function parseBody({ text = '', headers }: Exchange): ParsedBody {
  if (text.trim() === '') return { json: undefined, findings: [] }
  const type = headers['content-type'] ?? ''
  const isJsonType = /json/i.test(type)
  if (!isJsonType && !/^text\/plain|^$/i.test(type))
    return {
      findings: [
        {
          ...responseFinding('content-type', 'breaking', 'The content type is not JSON'),
          expected: 'application/json',
          actual: type.split(';')[0] ?? '',
        },
      ],
    }
  const findings = isJsonType
    ? []
    : [
        {
          ...responseFinding('content-type', 'warning', 'The content type does not say JSON'),
          expected: 'application/json',
        },
      ]
  const isDeep = jsonDepth(text) > MAX_DEPTH
  const json = isDeep ? undefined : parseJson(text.replace(/^\uFEFF/, ''))
  if (json !== undefined) return { json, findings }
  const message = isDeep
    ? `The response is nested more than ${MAX_DEPTH} levels deep`
    : 'The response is not JSON'
  return { findings: [...findings, responseFinding('unreadable', 'breaking', message)] }
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
