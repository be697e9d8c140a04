import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Child } from './child.mjs'
import { hasExternalUpstream } from './external.mjs'
import { freePort } from './ports.mjs'
import { Stop } from './program.mjs'
import { inRoot, root } from './root.mjs'
import { supervise } from './supervisor.mjs'
import { upstreamEnv } from './upstream-env.mjs'
import { assertWritable } from './writable.mjs'

/** A page leaves four megabytes behind: of a young generation of 16 what is still needed is moved again and again. */
export const STOREFRONT_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32']

/** @param {import('./child.mjs').Program['name']} name @param {string} path @param {NodeJS.ProcessEnv} env */
function built(name, path, env) {
  const file = inRoot(path)
  if (!existsSync(file)) throw new Stop(`${path} is missing: run npm run build first.`)
  return { name, file, env }
}

/** The storefront must know the upstream's port, so a free one is chosen here. */
async function upstreamPort() {
  const requested = process.env['UPSTREAM_PORT'] || '4000'
  return requested === '0' ? String(await freePort()) : requested
}

function embeddedUpstream(/** @type {NodeJS.ProcessEnv} */ env) {
  const program = built('upstream', 'build/upstream/main.js', { ...upstreamEnv, ...env })
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env
  if (!DATABASE_URL && !DATABASE_URL_FILE) assertWritable(resolve(root, process.env['DATA_DIR'] || '.data'))
  return program
}

export async function shopPrograms(/** @type {{ NODE_ENV: string }} */ { NODE_ENV }) {
  const env = { NODE_ENV: process.env['NODE_ENV'] || NODE_ENV, UPSTREAM_PORT: await upstreamPort() }
  const storefront = { ...built('storefront', 'build/server/main.js', env), flags: STOREFRONT_FLAGS }
  if (hasExternalUpstream(process.env)) return [storefront]
  // It stops after the storefront, when no more requests come.
  const own = { ...env, HOST: '127.0.0.1', DRAIN_SECONDS: '0' }
  return [{ ...embeddedUpstream(own), restarts: true }, storefront]
}

const localhostUrl = (/** @type {string} */ address) =>
  address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::\])/, '//localhost')

export function announce(/** @type {Record<string, string>} */ { storefront, upstream }) {
  if (storefront) {
    const at = localhostUrl(storefront)
    // With public addresses it answers no other.
    const art = new URL(process.env['ORIGIN_ART'] || at)
    const posters = new URL(process.env['ORIGIN_ALLPOSTERS'] || `${at}/allposters/`)
    console.log(`Art         ${art.href}\nAllPosters  ${posters.href}`)
  }
  if (upstream) console.log(`Upstream    ${localhostUrl(upstream)}/`)
  console.log('Press Ctrl-C to stop.')
}

function announceUpstream(/** @type {Record<string, string>} */ { upstream = '', control }) {
  console.log(`Upstream    ${localhostUrl(upstream)}/`)
  console.log(`Outbox      ${localhostUrl(upstream)}/outbox`)
  if (control) console.log(`Control     ${localhostUrl(control)}/`)
  console.log('Press Ctrl-C to stop.')
}

export const runShop = async () => supervise(await shopPrograms({ NODE_ENV: 'production' }), announce)

export async function runUpstream(/** @type {readonly string[]} */ args) {
  const env = { NODE_ENV: process.env['NODE_ENV'] || 'production', UPSTREAM_PORT: await upstreamPort() }
  if (args[0] === 'fill') return fill(embeddedUpstream(env), args)
  return supervise([{ ...embeddedUpstream(env), args }], announceUpstream)
}

/** @param {import('./child.mjs').Program} program @param {readonly string[]} args */
async function fill(program, args) {
  const child = new Child({ ...program, args })
  await child.ended
  return child.process.exitCode ?? 1
}
