import type { Logger } from 'pino'
import { createAdmin } from './admin/admin.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createAppContext, type AppOptions } from './create-app-context.ts'
import { createFront } from './front/front.ts'
import { listen } from './listen.ts'

/** How long a proxy in front may need to hear that this server is about to leave, in milliseconds. */
const HEARSAY_MS = 2000

/** A storefront that takes requests. */
export interface Serving {
  readonly url: string
  /** Where operators find the metrics, unless another process has them. */
  readonly adminUrl: string | undefined
  /** Finishes what is under way and takes nothing new. */
  stop(): Promise<void>
}

/** Opens the storefront of one process; its metrics only when no other process gathers them. */
export async function serve(
  config: Config,
  surroundings: AppOptions,
  { withAdmin }: { readonly withAdmin: boolean },
): Promise<Serving> {
  const parts = await createAppContext(config, surroundings)
  const server = await listen(createFront(createApp(parts), parts), config.host, config.port)
  const admin = withAdmin
    ? await createAdmin(() => parts.metrics.text(), config.adminPort, parts.log)
    : undefined
  return {
    url: server.url,
    adminUrl: admin?.url,
    async stop() {
      parts.readiness.isReady = false
      if (config.trustProxy > 0) await new Promise(resolve => setTimeout(resolve, HEARSAY_MS))
      await server.close()
      await Promise.all([admin?.close(), parts.store?.close()])
    },
  }
}

/** Ends the process in order when it is told to, at once when it is told twice, and with a failure when it is broken. */
export function endWith(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false
  const end = (code: number) => {
    if (isStopping) process.exit(code || 1)
    isStopping = true
    void stop().then(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => end(0))
  for (const failure of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(failure, (error: unknown) => {
      log.fatal({ err: error }, 'the process is broken and stops')
      end(1)
    })
}
