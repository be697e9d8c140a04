import { join } from 'node:path'
import { BRANDS } from '@wallart/sdk'
import express, { type RequestHandler, Router } from 'express'
import { requestContext } from '../front/request-context.ts'
import type { SharedStore } from '../upstream/shared-store.ts'
import { precompressed } from './precompressed.ts'
import { sharedAssets } from './shared-assets.ts'

const options = { index: false, redirect: false } as const

const UNHASHED = ['icons', 'clips']

interface AssetOptions {
  readonly servesMaps: boolean
  readonly store?: SharedStore | undefined
}

export function assetFiles(publicDir: string, { servesMaps, store }: AssetOptions): RequestHandler {
  const files = Router()
  const assets = join(publicDir, 'assets')
  files.use('/assets', (req, res, next) => {
    // They hold the sources, for those who build the shop.
    if (isMap(req.path) && !servesMaps) notFound(req, res, next)
    else next()
  })
  files.use(
    '/assets',
    precompressed(assets),
    express.static(assets, { ...options, immutable: true, maxAge: '1y' }),
  )
  if (store) files.use('/assets', sharedAssets(store))
  for (const folder of UNHASHED)
    files.use(`/${folder}`, express.static(join(publicDir, folder), { ...options, maxAge: '1d' }))
  // Feed readers and bookmarks look here; pages name their icons.
  files.get('/favicon.ico', (req, res) => {
    const { theme } = BRANDS[requestContext(req).hostSite ?? 'Art']
    res.set('cache-control', 'public, max-age=86400').redirect(`/icons/${theme}-192.png`)
  })
  return files.use(['/assets', '/icons', '/clips'], notFound)
}

const notFound: RequestHandler = (_req, res) => {
  // A newer build may have deleted the file.
  res.removeHeader('content-encoding')
  res.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found')
}

// express.static decodes the path, too.
function isMap(path: string): boolean {
  try {
    return decodeURIComponent(path).endsWith('.map')
  } catch {
    return true
  }
}
