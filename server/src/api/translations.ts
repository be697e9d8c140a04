import { type RequestHandler, Router } from 'express'
import { join } from 'node:path'
import express from 'express'
import { plain } from '../front/plain.ts'

export function translations(publicDir: string): RequestHandler {
  const folder = join(publicDir, 'translations')
  return Router()
    .use(
      '/static/translations/compiled',
      express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', maxAge: '5m' }),
    )
    .use('/static', (_req, res) => plain(res, 404, 'Not found'))
}
