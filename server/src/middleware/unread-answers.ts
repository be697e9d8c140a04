import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { visitorLine } from '../limits/visitor-address.ts'

const MOST_BYTES = 32 * 1024 ** 2

/** Of an answer that does not tell its length. */
const ASSUMED_BYTES = 256 * 1024

/** What a visitor who reads has taken in most cases. */
const QUICK_MS = 1000

const WITHOUT_BODY = new Set([204, 304])

interface UnreadContext {
  readonly trustProxy: number
  readonly metrics: { readonly recordRefusal: (kind: string) => void }
  readonly now?: () => number
}

interface Answer {
  readonly visitor: string
  readonly bytes: number
  readonly begunAt: number
}

export interface UnreadAnswers {
  /** Before and after a compression, which holds what it has not compressed yet. */
  readonly watch: RequestHandler
  readonly add: (req: IncomingMessage, res: ServerResponse, bytes: number) => void
  /** For an answer that began before its length was known. */
  readonly recount: (res: ServerResponse, bytes: number) => void
}

/** What is sent and not read lies in memory: so many bytes of it in all. Where they are too many, the visitor who leaves
 * the most of them unread loses the oldest; of those that have just begun none, as long as there are others. */
export function createUnreadAnswers(context: UnreadContext): UnreadAnswers {
  const { trustProxy, metrics, now = () => performance.now() } = context
  /** The oldest first. */
  const answers = new Map<ServerResponse, Answer>()
  let total = 0

  function add(req: IncomingMessage, res: ServerResponse, bytes: number): void {
    // Who has left before the answer began closes no second time.
    if (answers.has(res) || res.destroyed) return
    res.once('close', () => forget(res))
    count(res, { visitor: visitorLine(req, trustProxy), bytes, begunAt: now() })
  }

  function count(res: ServerResponse, answer: Answer): void {
    total += answer.bytes - (answers.get(res)?.bytes ?? 0)
    answers.set(res, answer)
    while (total > MOST_BYTES) {
      const [oldest] = answers
      const isQuick = (each: Answer) => each.begunAt > now() - QUICK_MS
      const unread = oldestOfMost(oldest && isQuick(oldest[1]) ? () => true : each => !isQuick(each))
      if (!unread) return
      forget(unread)
      unread.destroy()
      metrics.recordRefusal('unread')
    }
  }

  function forget(res: ServerResponse): void {
    total -= answers.get(res)?.bytes ?? 0
    answers.delete(res)
  }

  function oldestOfMost(isMeant: (answer: Answer) => boolean): ServerResponse | undefined {
    const meant = [...answers].filter(([, answer]) => isMeant(answer))
    const sums = new Map<string, number>()
    for (const [, { visitor, bytes }] of meant) sums.set(visitor, (sums.get(visitor) ?? 0) + bytes)
    const [most] = [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? []
    return meant.find(([, { visitor }]) => visitor === most)?.[0]
  }

  return {
    watch(req, res, next) {
      onHeaders(res, () => add(req, res, bodyBytes(req, res)))
      next()
    },
    add,
    recount(res, bytes) {
      const answer = answers.get(res)
      if (answer) count(res, { ...answer, bytes })
    },
  }
}

function bodyBytes(req: IncomingMessage, res: ServerResponse): number {
  if (req.method === 'HEAD' || WITHOUT_BODY.has(res.statusCode)) return 0
  return Number(res.getHeader('content-length') ?? ASSUMED_BYTES)
}
