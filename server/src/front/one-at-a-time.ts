import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that one connection may have sent ahead; no browser sends any. */
const MOST_AHEAD = 2

type Waiting = readonly [IncomingMessage, ServerResponse]

const AHEAD = Symbol('requests sent ahead')

interface Connection extends Socket {
  /** What waits behind a request that is in work. */
  [AHEAD]?: readonly Waiting[] | undefined
}

const NONE: readonly Waiting[] = []

/** Begins a request when the one before it on its connection is answered: pipelined ones would be worked on all at once. */
export function oneAtATime(answer: RequestListener): RequestListener {
  function begin(req: IncomingMessage, res: ServerResponse): void {
    const socket: Connection = req.socket
    res.on('close', () => {
      const [next, ...others] = socket[AHEAD] ?? NONE
      // Behind an answer that ends the connection, or one of Node's own, it has none: it would never be sent, nor closed.
      if (next?.[1].socket && !socket.destroyed) {
        socket[AHEAD] = others
        begin(...next)
      } else {
        socket[AHEAD] = undefined
        if (next) socket.destroySoon()
      }
    })
    answer(req, res)
  }

  return (req, res) => {
    const socket: Connection = req.socket
    const waiting = socket[AHEAD]
    if (!waiting && !res.socket) socket.destroySoon()
    else if (!waiting) {
      socket[AHEAD] = NONE
      begin(req, res)
    } else if (waiting.length < MOST_AHEAD) socket[AHEAD] = [...waiting, [req, res]]
    else if (!socket.destroyed) end(socket)
  }
}

/** Node makes an error for each request that it has read of the connection, thousands of them, each with its stack. */
function end(socket: Socket): void {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0
  })
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit
  })
  socket.destroy()
}
