import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Requests that begin in one turn of the event loop. What a shopper does takes some fifty turns, which a kept page's many readers would fill. */
const AT_ONCE = 16

type Waiting = readonly [req: IncomingMessage, res: ServerResponse]

/** Begins a few requests in each turn of the event loop; lines take turns, however many connections one of them has. */
export function requestsByTurn(
  listener: RequestListener,
  lineOf: (req: IncomingMessage) => string,
): RequestListener {
  /** Each line's in their order, beginning with the line that comes next. */
  const lines = new Map<string, Set<Waiting>>()
  let begun = 0

  function begin(req: IncomingMessage, res: ServerResponse): void {
    begun += 1
    // Counted over several turns: an immediate in each would cost more than beginning a request.
    if (begun === AT_ONCE) setImmediate(beginWaiting)
    listener(req, res)
  }

  function beginWaiting(): void {
    begun = 0
    for (const [line, requests] of lines) {
      if (begun >= AT_ONCE) return
      const [next] = requests
      if (next) requests.delete(next)
      lines.delete(line)
      if (requests.size > 0) lines.set(line, requests)
      if (next && !next[1].destroyed) begin(...next)
    }
  }

  return (req, res) => {
    if (begun < AT_ONCE) return begin(req, res)
    const line = lineOf(req)
    lines.set(line, (lines.get(line) ?? new Set()).add([req, res]))
  }
}
