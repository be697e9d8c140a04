import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { visitorLine } from '../limits/visitor-address.ts'

const MOST_BYTES = 32 * 1024 ** 2

/** Of an answer that does not tell its length. */
const ASSUMED_BYTES = 256 * 1024

/** Who reads at once has an answer by then. */
const QUICK_MS = 1000

const LITTLE_BYTES = 4 * 1024 ** 2

const WITHOUT_BODY = new Set([204, 304])

interface UnreadContext {
  readonly trustProxy: number
  readonly metrics: { readonly recordRefusal: (kind: string) => void }
  readonly now?: () => number
}

interface Answer {
  readonly line: Line
  readonly bytes: number
  readonly begunAt: number
}

/** What one visitor leaves unread. */
interface Line {
  readonly name: string
  bytes: number
  /** The oldest first. */
  readonly answers: Map<ServerResponse, Answer>
}

export interface UnreadAnswers {
  /** Before and after a compression, which holds what it has not compressed yet. */
  readonly watch: RequestHandler
  readonly add: (req: IncomingMessage, res: ServerResponse, bytes: number) => void
  /** For an answer that began before its length was known. */
  readonly recount: (res: ServerResponse, bytes: number) => void
}

/** Bounds what is sent and not read, which lies in memory. Beyond that the line with the most loses its oldest answer; one
 * that has little, and has just begun, is spared as long as there are others. */
export function createUnreadAnswers(context: UnreadContext): UnreadAnswers {
  const { trustProxy, metrics, now = () => performance.now() } = context
  const answers = new Map<ServerResponse, Answer>()
  const lines = new Map<string, Line>()
  let total = 0

  function add(req: IncomingMessage, res: ServerResponse, bytes: number): void {
    // Who has left before the answer began closes no second time.
    if (bytes === 0 || answers.has(res) || res.destroyed) return
    res.once('close', () => forget(res))
    const name = visitorLine(req, trustProxy)
    count(res, lines.get(name) ?? { name, bytes: 0, answers: new Map() }, bytes)
  }

  function count(res: ServerResponse, line: Line, bytes: number): void {
    const answer = { line, bytes, begunAt: now() }
    answers.set(res, answer)
    line.answers.set(res, answer)
    lines.set(line.name, line)
    line.bytes += bytes
    total += bytes
    while (total > MOST_BYTES) {
      const [unread] = lineOfMost()?.answers.keys() ?? []
      if (!unread) return
      forget(unread)
      unread.destroy()
      metrics.recordRefusal('unread')
    }
  }

  function forget(res: ServerResponse): void {
    const answer = answers.get(res)
    if (!answer) return
    const { line, bytes } = answer
    answers.delete(res)
    line.answers.delete(res)
    line.bytes -= bytes
    total -= bytes
    if (line.answers.size === 0) lines.delete(line.name)
  }

  function lineOfMost(): Line | undefined {
    let most: Line | undefined
    for (const line of lines.values()) if (!most || comesBefore(line, most)) most = line
    return most
  }

  function comesBefore(one: Line, other: Line): boolean {
    return isSpared(one) === isSpared(other) ? one.bytes > other.bytes : isSpared(other)
  }

  function isSpared({ bytes, answers: own }: Line): boolean {
    const [oldest] = own.values()
    return bytes <= LITTLE_BYTES && oldest !== undefined && oldest.begunAt > now() - QUICK_MS
  }

  return {
    watch(req, res, next) {
      onHeaders(res, () => add(req, res, bodyBytes(req, res)))
      next()
    },
    add,
    recount(res, bytes) {
      const answer = answers.get(res)
      if (!answer) return
      forget(res)
      count(res, answer.line, bytes)
    },
  }
}

function bodyBytes(req: IncomingMessage, res: ServerResponse): number {
  if (req.method === 'HEAD' || WITHOUT_BODY.has(res.statusCode)) return 0
  return Number(res.getHeader('content-length') ?? ASSUMED_BYTES)
}
