import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { parseJson } from '@wallart/sdk'
import * as z from 'zod'
import { plain } from '../front/plain.ts'
import { codingFor } from '../pages/page-cache/content-coding.ts'
import type { SharedStore } from '../upstream/shared-store.ts'

/** Longer than a cache may show a page whose build no server runs any more. */
const SHARED_SECONDS = 2 * 24 * 60 * 60

/** Servers ask for files of other builds alone, so that a full Redis would throw out those of the only one first. */
const ASK_EVERY_SECONDS = 10
const CHECK_EVERY_MS = 2000

/** How long a server that starts waits for the store. */
const LONGEST_START_MS = 2000
const CONNECTING_MS = 20
const LONGEST_WAIT_MS = 2000
const RETRY_MS = 200
// Fewer late ones than make a Redis count as unavailable.
const WRITES_AT_ONCE = 4

const HASHED_NAME = /^[\w-]+-[A-Z\d]{8}\.(?:js|css|woff2)$/

const storeKey = (name: string) => `asset:${name}`
/** The files of all builds that are shared, and until when. */
const NAMES_KEY = 'asset-names'
const shared = z.record(z.string().regex(HASHED_NAME), z.number())

const isFont = (name: string) => name.endsWith('.woff2')

interface SharedFiles {
  readonly folder: string
  readonly log: Logger
}

/** Shares the files of this build with servers of other builds; answers, when they are there, how to stop. */
export async function publishAssets(
  store: SharedStore,
  { build, ...files }: SharedFiles & { readonly build: string },
): Promise<() => void> {
  const publish = async () => {
    // One of the servers that run this build.
    if ((await store.add(`sharing:${build}`, ASK_EVERY_SECONDS)) === 1) await shareAssets(store, files)
  }
  const warn = (error: unknown) => files.log.warn({ err: error }, 'assets not published')
  const end = performance.now() + LONGEST_START_MS
  const hasTried = () =>
    shareAssets(store, files).catch((error: unknown) => {
      warn(error)
      return true
    })
  while (!(await hasTried()) && performance.now() < end) await sleep(CONNECTING_MS)
  const checking = setInterval(() => void publish().catch(warn), CHECK_EVERY_MS).unref()
  return () => clearInterval(checking)
}

/** Writes what the store lacks of this build, and asks for all that it should keep; answers whether the store was there. */
export async function shareAssets(
  store: SharedStore,
  { folder, log }: SharedFiles,
  now: () => number = Date.now,
): Promise<boolean> {
  const own = new Set((await readdir(folder)).filter(name => HASHED_NAME.test(name)))
  const known = await readNames(store)
  const until = now() + SHARED_SECONDS * 1000
  const all = new Map(Object.entries(known ?? {}).filter(([, end]) => end > now()))
  for (const name of own) all.set(name, until)
  const seconds = new Map([...all].map(([name, end]) => [storeKey(name), Math.ceil((end - now()) / 1000)]))
  const missing = await store.renew(seconds.set(NAMES_KEY, SHARED_SECONDS))
  if (!missing) return false
  const lost = [...all.keys()].filter(name => missing.has(storeKey(name)))
  const toWrite = lost.filter(name => own.has(name))
  if (toWrite.length > 0) log.info({ files: toWrite.length }, 'storing assets')
  const write = async (name: string) =>
    store.set(
      storeKey(name),
      await readFile(join(folder, isFont(name) ? name : `${name}.br`)),
      SHARED_SECONDS,
    )
  for (let at = 0; at < toWrite.length; at += WRITES_AT_ONCE)
    await Promise.all(toWrite.slice(at, at + WRITES_AT_ONCE).map(write))
  // A late answer looks like none.
  if (!known && !missing.has(NAMES_KEY)) return true
  for (const name of lost) if (!own.has(name)) all.delete(name)
  await store.set(NAMES_KEY, Buffer.from(JSON.stringify(Object.fromEntries(all))), SHARED_SECONDS)
  return true
}

async function readNames(store: SharedStore): Promise<Readonly<Record<string, number>> | undefined> {
  const bytes = await store.get(NAMES_KEY)
  return bytes && (shared.safeParse(parseJson(String(bytes))).data ?? {})
}

/** A late answer looks like none, and a page without its scripts and styles is broken. */
async function findFile(store: SharedStore, key: string): Promise<Buffer | 'missing' | undefined> {
  const end = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const file = await store.get(key)
    if (file) return file
    const missing = await store.renew(new Map([[key, SHARED_SECONDS]]))
    if (missing?.has(key)) return 'missing'
    if (performance.now() > end) return undefined
    await sleep(RETRY_MS)
  }
}

/** Files of other builds: while servers are replaced one by one, a page and its files come from different ones. */
export function sharedAssets(store: SharedStore): RequestHandler {
  return async (req, res, next) => {
    const name = req.path.slice(1)
    const file = HASHED_NAME.test(name) ? await findFile(store, storeKey(name)) : 'missing'
    if (file === 'missing') return next()
    if (!file) {
      res.setHeader('retry-after', '1')
      return plain(res, 503, 'This file cannot be had right now.')
    }
    res.type(extname(name)).set('cache-control', 'public, max-age=31536000, immutable')
    if (isFont(name)) return res.send(file)
    res.vary('Accept-Encoding')
    if (codingFor(req.headers['accept-encoding']) === 'br')
      return res.set('content-encoding', 'br').send(file)
    res.send(await promisify(brotliDecompress)(file))
  }
}
