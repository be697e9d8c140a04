import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const options = { index: false, redirect: false } as const

/** The browser's files, never a page in their place: those with a hash in their name for good, the others for a day. */
export function assetFiles(publicDir: string): RequestHandler {
  return Router()
    .use('/assets', express.static(join(publicDir, 'assets'), { ...options, immutable: true, maxAge: '1y' }))
    .use('/icons', express.static(join(publicDir, 'icons'), { ...options, maxAge: '1d' }))
    .use(['/assets', '/icons', '/favicon.ico'], (_req, res) => {
      res.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found')
    })
}
