import { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'

/** The redirect address of the login service; the official client only checks that it answers. */
export function callback(): RequestHandler {
  return Router().get('{*prefix}/callback', (req, res, next) => {
    // The link of a sign-in e-mail is a page.
    if (req.query['token'] !== undefined) return next()
    // This server signs visitors in by itself and never starts an authorization code flow.
    if (req.query['code'] !== undefined || req.query['error'] !== undefined)
      return plain(res, 400, 'This sign-in was not begun here.')
    res.status(200).set('cache-control', 'public, max-age=31536000').end()
  })
}
