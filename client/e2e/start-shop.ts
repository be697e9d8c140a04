import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const build = fileURLToPath(new URL('../../build/', import.meta.url))

/** Starts the built upstream and storefront on free ports for all journeys; answers how to stop them. */
export default async function startShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wallart-journeys-'))
  const upstream = await start('upstream', { UPSTREAM_PORT: '0', DATA_DIR: dataDir })
  const storefront = await start('server', {
    PORT: '0',
    UPSTREAM_PORT: new URL(upstream.url).port,
    DATA_DIR: dataDir,
  })
  Object.assign(process.env, { SHOP_URL: storefront.url, UPSTREAM_URL: upstream.url })
  return async () => {
    await Promise.all([stop(storefront.child), stop(upstream.child)])
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function start(program: string, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(build, program, 'main.js'), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { ready: string }) => resolve(message.ready))
    child.once('exit', code => reject(new Error(`${program} ended with ${code} before it was ready`)))
  })
  return { child, url }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
