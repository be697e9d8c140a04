import type { RequestHandler } from 'express'
import { visitorLine } from '../limits/visitor-address.ts'

interface BodyLimits {
  /** Of one body. */
  readonly maxBytes: number
  /** Of all that arrive or wait for their turns. */
  readonly maxBytesInAll: number
  /** Of one visitor, of those that have not arrived to their end. */
  readonly mostArriving: number
  readonly trustProxy: number
  readonly refuse: RequestHandler
}

interface Arriving {
  readonly visitor: string
  readonly bytes: number
  readonly end: () => void
}

/**
 * Refuses bodies beyond what the process has room for, from when they begin, as they may take long to arrive. Where there is
 * none, who holds the most by bodies that have not arrived makes room for who holds less.
 */
export function limitBodies(limits: BodyLimits): RequestHandler {
  const { maxBytes, maxBytesInAll, mostArriving, trustProxy, refuse } = limits
  const arriving = new Set<Arriving>()
  let bytesInAll = 0

  const bodiesOf = (visitor: string) => [...arriving].filter(body => body.visitor === visitor)

  function makeRoom(visitor: string, bytes: number): boolean {
    const hasRoom = () => bytesInAll + bytes <= maxBytesInAll
    while (!hasRoom()) {
      const sums = new Map([[visitor, bytes]])
      for (const body of arriving) sums.set(body.visitor, (sums.get(body.visitor) ?? 0) + body.bytes)
      const most = Math.max(...sums.values())
      const body = [...arriving].find(each => sums.get(each.visitor) === most)
      if (!body || sums.get(visitor) === most) return false
      body.end()
    }
    return true
  }

  return (req, res, next) => {
    const { 'transfer-encoding': coding, 'content-length': length = 0 } = req.headers
    const bytes = Math.min(coding ? maxBytes : Number(length), maxBytes)
    if (bytes === 0) return next()
    const visitor = visitorLine(req, trustProxy)
    if (bodiesOf(visitor).length >= mostArriving || !makeRoom(visitor, bytes)) {
      res.set('connection', 'close')
      return refuse(req, res, next)
    }
    const release = () => (bytesInAll -= bytes)
    const end = () => {
      arriving.delete(body)
      res.off('close', release)
      release()
      req.destroy()
    }
    const body = { visitor, bytes, end }
    arriving.add(body)
    bytesInAll += bytes
    req.once('close', () => arriving.delete(body))
    req.once('end', () => arriving.delete(body))
    res.once('close', release)
    return next()
  }
}
