import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'
import { readAssets } from './read-assets.ts'
import { refusalOf } from './refusal.ts'
import { createShops } from './shops.ts'

const buildDir = dirname(dirname(fileURLToPath(import.meta.url)))
const log = pino({ name: 'storefront', level: 'warn' })

try {
  const config = readConfig()
  const built = await readAssets(join(buildDir, 'manifest.json'))
  // While developing, a restart of the server is a new build even when only the server's own code has changed.
  const assets = config.dev ? { ...built, build: `${built.build}-${process.pid}` } : built
  const app = createApp({ assets, publicDir: join(buildDir, 'public'), shops: createShops(config, log), log })
  const server = await listen(app, config.host, config.port)
  const stop = () => void server.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop)
  process.send?.({ ready: server.url })
} catch (error) {
  const sentence = refusalOf(error)
  if (!sentence) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
