import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { visitorAddress } from '../limits/visitor-address.ts'

const MOST_BYTES = 32 * 1024 ** 2

/** Of an answer that does not tell its length. */
const ASSUMED_BYTES = 256 * 1024

const WITHOUT_BODY = new Set([204, 304])

interface UnreadContext {
  readonly trustProxy: number
  readonly metrics: { readonly recordRefusal: (kind: string) => void }
}

interface Answer {
  readonly visitor: string
  readonly bytes: number
}

export interface UnreadAnswers {
  /** Before and after a compression, which holds what it has not compressed yet. */
  readonly watch: RequestHandler
  readonly add: (req: IncomingMessage, res: ServerResponse, bytes: number) => void
  /** For an answer that began before its length was known. */
  readonly recount: (res: ServerResponse, bytes: number) => void
}

/** What is sent and not read lies in memory: so many bytes of it in all. Where they are too many, the visitor who leaves
 * the most of them unread loses the oldest. */
export function createUnreadAnswers({ trustProxy, metrics }: UnreadContext): UnreadAnswers {
  const answers = new Map<ServerResponse, Answer>()
  let total = 0

  function add(req: IncomingMessage, res: ServerResponse, bytes: number): void {
    // Who has left before the answer began closes no second time.
    if (answers.has(res) || res.destroyed) return
    res.once('close', () => forget(res))
    count(res, visitorAddress(req, trustProxy), bytes)
  }

  function count(res: ServerResponse, visitor: string, bytes: number): void {
    total += bytes - (answers.get(res)?.bytes ?? 0)
    answers.set(res, { visitor, bytes })
    while (total > MOST_BYTES) {
      const unread = oldestOfMost()
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

  function oldestOfMost(): ServerResponse | undefined {
    const sums = new Map<string, number>()
    for (const { visitor, bytes } of answers.values()) sums.set(visitor, (sums.get(visitor) ?? 0) + bytes)
    const [most] = [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? []
    return [...answers].find(([, { visitor }]) => visitor === most)?.[0]
  }

  return {
    watch(req, res, next) {
      onHeaders(res, () => add(req, res, bodyBytes(req, res)))
      next()
    },
    add,
    recount(res, bytes) {
      const answer = answers.get(res)
      if (answer) count(res, answer.visitor, bytes)
    },
  }
}

function bodyBytes(req: IncomingMessage, res: ServerResponse): number {
  if (req.method === 'HEAD' || WITHOUT_BODY.has(res.statusCode)) return 0
  return Number(res.getHeader('content-length') ?? ASSUMED_BYTES)
}
