import type { Request, RequestHandler, Response } from 'express'
import { visitorLine } from './visitor-address.ts'

interface BodyLimits {
  /** Of one body. */
  readonly maxBytes: number
  /** Of one visitor. */
  readonly maxBytesOfVisitor: number
  readonly maxBytesInAll: number
  readonly trustProxy: number
  readonly refuse: RequestHandler
}

export interface BodyRoom {
  /** Refuses a body that there is no room for, from when it begins, as it may take long to arrive. */
  readonly enter: RequestHandler
  /** Makes room when the turn of a request begins, of which there are few at once. */
  readonly leave: (req: Request) => void
}

interface Body {
  readonly visitor: string
  readonly bytes: number
  readonly res: Response
}

/** What a request takes besides its body. */
const LEAST_BYTES = 4096

/**
 * Room for bodies that arrive or wait for their turns. Where there is none, who holds the most gives way to who holds
 * less: first by what has not arrived.
 */
export function createBodyRoom(limits: BodyLimits): BodyRoom {
  const { maxBytes, maxBytesOfVisitor, maxBytesInAll, trustProxy, refuse } = limits
  const bodies = new Map<Request, Body>()
  const bytesByVisitor = new Map<string, number>()
  let bytesInAll = 0

  const bytesOf = (visitor: string) => bytesByVisitor.get(visitor) ?? 0

  function count(visitor: string, bytes: number): void {
    bytesInAll += bytes
    const sum = bytesOf(visitor) + bytes
    if (sum > 0) bytesByVisitor.set(visitor, sum)
    else bytesByVisitor.delete(visitor)
  }

  function leave(req: Request): void {
    const body = bodies.get(req)
    if (!body) return
    bodies.delete(req)
    count(body.visitor, -body.bytes)
  }

  function makeRoom(visitor: string, bytes: number): boolean {
    const sum = bytesOf(visitor) + bytes
    if (sum > maxBytesOfVisitor) return false
    const hasRoom = () => bytesInAll + bytes <= maxBytesInAll
    while (!hasRoom()) {
      const most = Math.max(...bytesByVisitor.values())
      if (most <= sum) return false
      const ofMost = [...bodies].filter(([, body]) => bytesOf(body.visitor) === most)
      const found = ofMost.find(([each]) => !each.complete) ?? ofMost[0]
      if (!found) return false
      const [req, { res }] = found
      leave(req)
      res.destroy()
    }
    return true
  }

  return {
    enter(req, res, next) {
      const { 'transfer-encoding': coding, 'content-length': length = 0 } = req.headers
      const declared = coding ? maxBytes : Number(length)
      if (declared === 0) return next()
      const bytes = Math.min(Math.max(declared, LEAST_BYTES), maxBytes)
      const visitor = visitorLine(req, trustProxy)
      if (!makeRoom(visitor, bytes)) {
        res.set('connection', 'close')
        return refuse(req, res, next)
      }
      bodies.set(req, { visitor, bytes, res })
      count(visitor, bytes)
      res.once('close', () => leave(req))
      return next()
    },
    leave,
  }
}
