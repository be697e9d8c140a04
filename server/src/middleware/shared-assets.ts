import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { codingFor } from '../pages/page-cache/content-coding.ts'
import type { SharedStore } from '../upstream/shared-store.ts'

/** Longer than a cache may show a page whose build no server runs any more. */
const SHARED_SECONDS = 2 * 24 * 60 * 60
const PUBLISH_AGAIN_SECONDS = SHARED_SECONDS / 2
const PUBLISHING_SECONDS = 60
const CHECK_EVERY_MS = 2000

const HASHED_NAME = /^[\w-]+-[A-Z\d]{8}\.(?:js|css|woff2)$/

const storeKey = (name: string) => `asset:${name}`
const isFont = (name: string) => name.endsWith('.woff2')

interface BuildAssets {
  readonly build: string
  readonly folder: string
  readonly log: Logger
}

/** Stores the files of this build for servers of other builds; answers how to stop. */
export function publishAssets(store: SharedStore, { build, folder, log }: BuildAssets): () => void {
  const publish = async () => {
    const done = `assets:${build}`
    if (await store.get(done)) return
    if ((await store.add(`publishing:${build}`, PUBLISHING_SECONDS)) !== 1) return
    for (const name of await readdir(folder))
      if (HASHED_NAME.test(name)) {
        const file = await readFile(join(folder, isFont(name) ? name : `${name}.br`))
        await store.set(storeKey(name), file, SHARED_SECONDS)
      }
    await store.set(done, Buffer.from('1'), PUBLISH_AGAIN_SECONDS)
  }
  const checking = setInterval(() => {
    publish().catch((error: unknown) => log.warn({ err: error }, 'assets not published'))
  }, CHECK_EVERY_MS).unref()
  return () => clearInterval(checking)
}

/** Files of other builds: while servers are replaced one by one, a page and its files come from different ones. */
export function sharedAssets(store: SharedStore): RequestHandler {
  return async (req, res, next) => {
    const name = req.path.slice(1)
    const file = HASHED_NAME.test(name) ? await store.get(storeKey(name)) : undefined
    if (!file) return next()
    res.type(extname(name)).set('cache-control', 'public, max-age=31536000, immutable')
    if (isFont(name)) return res.send(file)
    res.vary('Accept-Encoding')
    if (codingFor(req.headers['accept-encoding']) === 'br')
      return res.set('content-encoding', 'br').send(file)
    res.send(await promisify(brotliDecompress)(file))
  }
}
