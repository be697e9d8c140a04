import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { plain } from '../front/plain.ts'
import { listen, type Listening } from '../listen.ts'

export async function createAdmin(
  metrics: () => Promise<string>,
  { adminHost, adminPort: port }: Pick<Config, 'adminHost' | 'adminPort'>,
  log: Logger,
): Promise<Listening | undefined> {
  try {
    return await listen(
      (req, res) => {
        if (req.url !== '/metrics') return plain(res, 404, 'Only /metrics is here.')
        void answerMetrics(res, metrics)
      },
      adminHost,
      port,
    )
  } catch (error) {
    log.warn({ err: error, port }, 'the metrics cannot be served')
    return undefined
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
