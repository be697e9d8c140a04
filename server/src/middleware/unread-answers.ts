import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { visitorAddress } from '../limits/visitor-address.ts'

const MOST_BYTES = 32 * 1024 ** 2

/** Of an answer whose length is not known when it begins, compressed ones above all. */
const UNKNOWN_LENGTH = 256 * 1024

interface Answer {
  readonly visitor: string
  readonly bytes: number
}

/** What is sent and not read lies in memory: so many bytes of it in all. Where they are too many, the visitor who leaves
 * the most of them unread loses the oldest. */
export function unreadAnswers({ trustProxy }: { readonly trustProxy: number }): RequestHandler {
  const answers = new Map<ServerResponse, Answer>()
  let total = 0

  function add(res: ServerResponse, visitor: string): void {
    const bytes = Number(res.getHeader('content-length') ?? UNKNOWN_LENGTH)
    answers.set(res, { visitor, bytes })
    total += bytes
    res.once('close', () => forget(res))
    while (total > MOST_BYTES) {
      const unread = oldestOfMost()
      if (!unread) return
      forget(unread)
      unread.destroy()
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

  return (req, res, next) => {
    onHeaders(res, () => add(res, visitorAddress(req, trustProxy)))
    next()
  }
}
