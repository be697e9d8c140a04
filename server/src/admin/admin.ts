import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { plain } from '../front/plain.ts'
import { listen, type Listening } from '../listen.ts'

export interface AdminSources {
  readonly metrics: () => Promise<string>
  readonly isReady: () => boolean
  /** The state of each process, where there are several. */
  readonly workers?: () => readonly string[]
}

export interface AdminAddress {
  readonly adminHost: string
  /** The first free one is used. */
  readonly adminPorts: readonly number[]
}

/** Its cause is what the port or the address was refused with. */
export class AdminListenError extends Error {}

/** For operators and probes: connections of visitors cannot queue before theirs. */
export async function createAdmin(
  { metrics, isReady, workers = () => [] }: AdminSources,
  { adminHost, adminPorts }: AdminAddress,
  log: Logger,
): Promise<Listening> {
  const [port = 0, ...others] = adminPorts
  const health = (res: ServerResponse, isWell: boolean, state: string) =>
    plain(res, isWell ? 200 : 503, [state, ...workers()].join('\n'))
  try {
    return await listen(
      (req, res) => {
        if (req.url === '/livez') return health(res, true, 'ok')
        if (req.url === '/readyz') return health(res, isReady(), isReady() ? 'ready' : 'not ready')
        if (req.url !== '/metrics') return plain(res, 404, 'Only /metrics, /livez and /readyz are here.')
        void answerMetrics(res, metrics)
      },
      adminHost,
      port,
    )
  } catch (error) {
    if (others.length === 0) throw new AdminListenError('the admin server cannot listen', { cause: error })
    log.warn({ port }, 'admin port taken')
    return createAdmin({ metrics, isReady, workers }, { adminHost, adminPorts: others }, log)
  }
}

async function answerMetrics(res: ServerResponse, metrics: () => Promise<string>): Promise<void> {
  try {
    const text = await metrics()
    res.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' })
    res.end(text)
  } catch {
    plain(res, 503, 'The metrics cannot be gathered right now.')
  }
}
