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
  const upstream = await startProgram(join(build, 'upstream'), { UPSTREAM_PORT: '0', DATA_DIR: dataDir })
  const storefront = await startProgram(join(build, 'server'), {
    PORT: '0',
    UPSTREAM_PORT: new URL(upstream.url).port,
    DATA_DIR: dataDir,
    UPSTREAM_PATIENCE: '3',
    // Journeys that sign in or register name their own client address, so that limits do not join them.
    TRUST_PROXY: '1',
  })
  Object.assign(process.env, { SHOP_URL: storefront.url, UPSTREAM_URL: upstream.url })
  return async () => {
    await Promise.all([stopProgram(storefront.child), stopProgram(upstream.child)])
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the built program of a folder and waits until it answers. */
export async function startProgram(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(folder, 'main.js'), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
  })
  const url = await new Promise<string>((resolve, reject) => {
    // While its database is filled, the upstream tells of its progress.
    child.on('message', (message: { ready?: string }) => message.ready && resolve(message.ready))
    child.once('exit', code => reject(new Error(`${folder} ended with ${code} before it was ready`)))
  })
  return { child, url }
}

/** Ends a program and waits until it is gone. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
