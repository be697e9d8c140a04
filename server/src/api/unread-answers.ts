import { finished } from 'node:stream'
import type { ServerResponse } from 'node:http'

interface Answer {
  readonly visitor: string
  readonly bytes: number
  readonly tooSlow: NodeJS.Timeout
}

/** What is sent and not read lies in memory: so many bytes of it in all, for so long. Where they are too many, the visitor
 * who leaves the most of them unread loses the oldest. */
export function createUnreadAnswers(mostBytes: number, longestMs: number) {
  const answers = new Map<ServerResponse, Answer>()
  let total = 0
  const isFull = () => total > mostBytes

  function forget(res: ServerResponse): void {
    const answer = answers.get(res)
    if (!answer) return
    clearTimeout(answer.tooSlow)
    answers.delete(res)
    total -= answer.bytes
  }

  function end(res: ServerResponse): void {
    forget(res)
    res.destroy()
  }

  function oldestOfMost(): ServerResponse | undefined {
    const sums = new Map<string, number>()
    for (const { visitor, bytes } of answers.values()) sums.set(visitor, (sums.get(visitor) ?? 0) + bytes)
    const [most] = [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? []
    return [...answers].find(([, { visitor }]) => visitor === most)?.[0]
  }

  return {
    send(res: ServerResponse, bytes: Uint8Array, visitor: string): void {
      const tooSlow = setTimeout(() => end(res), longestMs)
      answers.set(res, { visitor, bytes: bytes.length, tooSlow })
      total += bytes.length
      finished(res, () => forget(res))
      res.end(bytes)
      while (isFull()) {
        const unread = oldestOfMost()
        if (!unread) return
        end(unread)
      }
    },
  }
}
