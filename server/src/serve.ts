import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAdmin } from './admin/admin.ts'
import { createApp } from './app.ts'
import type { WorkerSnapshot } from './admin/worker-metrics.ts'
import type { Config } from './config.ts'
import { createAppContext, type AppContextOptions } from './create-app-context.ts'
import { CONNECTION_LIMIT } from './limits/connection-limit.ts'
import { createFront } from './front.ts'
import { messageClasses } from './front/message-classes.ts'
import { listen } from './listen.ts'
import { publishAssets } from './middleware/shared-assets.ts'

export interface Serving {
  readonly url: string
  readonly adminUrl: string | undefined
  stop(): Promise<void>
}

export interface ServingProcess extends Serving {
  readonly snapshot: () => Promise<WorkerSnapshot>
}

export async function serve(
  config: Config,
  options: AppContextOptions,
  { withAdmin }: { readonly withAdmin: boolean },
): Promise<ServingProcess> {
  const context = await createAppContext(config, options)
  const { metrics, readiness, log, assetStore, assets } = context
  readiness.isReady = false
  const sources = { metrics: () => metrics.text(), isReady: () => readiness.isReady }
  const admin = withAdmin ? await createAdmin(sources, config, log) : undefined
  const app = createApp(context)
  const front = createFront(app, context)
  const connectionLimit = config.trustProxy === 0 ? CONNECTION_LIMIT : undefined
  const server = await listen(front, config.host, config.port, { ...messageClasses(app), connectionLimit })
  const folder = join(context.publicDir, 'assets')
  const stopPublishing =
    assetStore && !assets.dev
      ? await publishAssets(assetStore, { build: assets.build, folder, log })
      : undefined
  readiness.isReady = true
  return {
    url: server.url,
    adminUrl: admin?.url,
    snapshot: () => metrics.snapshot(),
    async stop() {
      readiness.isReady = false
      server.drain()
      if (config.drainMs > 0) await new Promise(resolve => setTimeout(resolve, config.drainMs))
      await server.close()
      stopPublishing?.()
      await Promise.all([admin?.close(), assetStore?.close(), context.tracer?.stop()])
    },
  }
}

/** Stops gracefully on the first signal, at once on the second, and with a failure after an uncaught error. */
export function endWith(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false
  const end = (code: number) => {
    if (isStopping) process.exit(code || 1)
    isStopping = true
    log.info('stopping')
    void stop().then(() => {
      log.info('stopped')
      process.exit(code)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => end(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'uncaught error')
      end(1)
    })
}
