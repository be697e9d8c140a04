import type { RequestHandler } from 'express'
import { createInFlight } from '../limits/in-flight.ts'
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

/** Refuses bodies beyond what the process has room for, from when they begin: they may take long to arrive. */
export function limitBodies(limits: BodyLimits): RequestHandler {
  const { maxBytes, maxBytesInAll, mostArriving, trustProxy, refuse } = limits
  const arriving = createInFlight()
  let bytesInAll = 0
  return (req, res, next) => {
    const { 'transfer-encoding': coding, 'content-length': length = 0 } = req.headers
    const bytes = Math.min(coding ? maxBytes : Number(length), maxBytes)
    if (bytes === 0) return next()
    const leave =
      bytesInAll + bytes <= maxBytesInAll && arriving.enter(visitorLine(req, trustProxy), mostArriving)
    if (!leave) {
      res.set('connection', 'close')
      return refuse(req, res, next)
    }
    bytesInAll += bytes
    req.once('end', leave)
    res.once('close', () => {
      leave()
      bytesInAll -= bytes
    })
    return next()
  }
}
