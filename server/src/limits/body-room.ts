import type { Request, RequestHandler, Response } from 'express'
import { visitorLine } from './visitor-address.ts'

interface BodyLimits {
  /** Of the body of a request. */
  readonly maxBytes: (req: Request) => number
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

/** The bodies of a visitor, the oldest first. */
interface Share {
  bytes: number
  readonly requests: Set<Request>
}

/** What a request takes besides its body. */
const LEAST_BYTES = 4096

/**
 * Room for bodies that arrive or wait for their turns. Where there is none, who holds the most gives way to who holds
 * less, and of one visitor what has not arrived to what is new.
 */
export function createBodyRoom(limits: BodyLimits): BodyRoom {
  const { maxBytes, maxBytesOfVisitor, maxBytesInAll, trustProxy, refuse } = limits
  const bodies = new Map<Request, Body>()
  const shares = new Map<string, Share>()
  let bytesInAll = 0

  function hold(req: Request, body: Body): void {
    const share = shares.get(body.visitor) ?? { bytes: 0, requests: new Set() }
    shares.set(body.visitor, share)
    bodies.set(req, body)
    share.requests.add(req)
    share.bytes += body.bytes
    bytesInAll += body.bytes
  }

  function leave(req: Request): void {
    const body = bodies.get(req)
    const share = body && shares.get(body.visitor)
    if (!share) return
    bodies.delete(req)
    share.requests.delete(req)
    share.bytes -= body.bytes
    bytesInAll -= body.bytes
    if (share.requests.size === 0) shares.delete(body.visitor)
  }

  function cut(req: Request | undefined): boolean {
    const body = req && bodies.get(req)
    if (!body) return false
    leave(req)
    body.res.destroy()
    return true
  }

  function makeRoom(visitor: string, bytes: number): boolean {
    const sum = () => (shares.get(visitor)?.bytes ?? 0) + bytes
    while (sum() > maxBytesOfVisitor) if (!cut(unfinished(shares.get(visitor)))) return false
    const hasRoom = () => bytesInAll + bytes <= maxBytesInAll
    while (!hasRoom()) {
      const most = largest(shares.values())
      if (!most || most.bytes <= sum()) return false
      while (!hasRoom() && most.bytes > sum()) cut(unfinished(most) ?? [...most.requests][0])
    }
    return true
  }

  return {
    enter(req, res, next) {
      const { 'transfer-encoding': coding, 'content-length': length = 0 } = req.headers
      const most = maxBytes(req)
      const declared = coding ? most : Number(length)
      if (declared === 0) return next()
      const bytes = Math.min(Math.max(declared, LEAST_BYTES), most)
      const visitor = visitorLine(req, trustProxy)
      if (!makeRoom(visitor, bytes)) {
        res.set('connection', 'close')
        return refuse(req, res, next)
      }
      hold(req, { visitor, bytes, res })
      res.once('close', () => leave(req))
      return next()
    },
    leave,
  }
}

const unfinished = (share: Share | undefined) =>
  [...(share?.requests ?? [])].find(({ complete }) => !complete)

function largest(shares: Iterable<Share>): Share | undefined {
  let most: Share | undefined
  for (const share of shares) if (!most || share.bytes > most.bytes) most = share
  return most
}
