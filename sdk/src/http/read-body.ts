import type { TransportResponse } from './transport.ts'

export const MAX_BYTES = 8_000_000

/** How deep an answer may be nested; nothing the shop reads comes near it. */
export const MAX_DEPTH = 200

/** Why an answer cannot be read, in words that quote nothing of it. */
export class BodyError extends Error {
  readonly hint: string | undefined

  constructor(message: string, hint?: string) {
    super(message)
    this.hint = hint
  }
}

/** The text of an answer, which may not be larger than the limit; the signal belongs to this answer and aborts reading. */
export async function readText(
  answer: TransportResponse,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  // No body, or a platform that does not stream them.
  if (!answer.body) return answer.text()
  const reader = answer.body.getReader()
  const onAbort = () => void reader.cancel().catch(() => {})
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new BodyError(`it is larger than maxBytes, ${maxBytes}`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  const value = parse(text)
  if (isDeeper(value, MAX_DEPTH)) throw new BodyError(`it is nested deeper than ${MAX_DEPTH} levels`)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BodyError('it is not JSON')
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (!isRecord(value)) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    for (const each of value) if (isDeeper(each, levels - 1)) return true
  } else for (const key in value) if (isDeeper(value[key], levels - 1)) return true
  return false
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
