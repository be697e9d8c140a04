import { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'

/** Where the login service sends a browser back to: the official client only wants to see that the address answers. */
export function callback(): RequestHandler {
  return Router().get('{*prefix}/callback', (req, res) => {
    // This server logs its visitors in by itself, so nobody here has begun what a code would end.
    if (req.query['code'] !== undefined || req.query['error'] !== undefined)
      return plain(res, 400, 'This sign-in was not begun here.')
    res.status(200).set('cache-control', 'public, max-age=31536000').end()
  })
}
