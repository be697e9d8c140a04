import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { RequestHandler } from 'express'
import { codingFor } from '../pages/page-cache/content-coding.ts'

const ENDINGS = { br: '.br', gzip: '.gz' } as const

export function precompressed(folder: string): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
  return (req, res, next) => {
    const { path } = req
    const coding = codingFor(req.headers['accept-encoding'])
    if (coding === 'identity' || !names.has(`${path.slice(1)}${ENDINGS[coding]}`)) return next()
    res.vary('Accept-Encoding')
    res.type(extname(path)).set('content-encoding', coding)
    req.url = `${path}${ENDINGS[coding]}`
    next()
  }
}
