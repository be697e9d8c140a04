import type { RequestHandler } from 'express'

/** Refuses an address that cannot be decoded, before anybody tries. */
export const wellFormedPath: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path)
    next()
  } catch {
    res.status(400).set('cache-control', 'no-store').type('text/plain').send('The address is malformed.')
  }
}
