import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startProgram, stopProgram } from './start-shop.ts'
import { test as base } from './shop.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const test = base.extend<object, { workshop: string }>({
  baseURL: async ({ workshop }, use) => use(workshop),
  workshop: [
    async ({}, use, { parallelIndex }) => {
      const name = `build/workshop-${parallelIndex}`
      const folder = join(root, name)
      await buildDevShop(name)
      const { child, url } = await startProgram(join(folder, 'server'), {
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        PORT: '0',
        ADMIN_PORT: '0',
        UPSTREAM_PORT: new URL(process.env['UPSTREAM_URL'] ?? '').port,
        DATA_DIR: join(folder, 'data'),
      })
      await waitUntilWarm(url)
      await use(url)
      await stopProgram(child)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function buildDevShop(name: string): Promise<void> {
  const child = fork(join(root, 'scripts', 'build-dev.mjs'), [name], { cwd: root })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The development build ended with ${code}`)
}

/** While its event loop is held up by the first pages, the shop turns visitors away. */
const LOAD_SAMPLE_MS = 1500

async function waitUntilWarm(url: string): Promise<void> {
  for (let since = Date.now(); Date.now() - since < LOAD_SAMPLE_MS;) {
    const answers = await Promise.all(['/_ui', '/icons/art.svg'].map(path => fetch(url + path)))
    if (answers.some(({ ok }) => !ok)) since = Date.now()
    await setTimeout(LOAD_SAMPLE_MS / 6)
  }
}
