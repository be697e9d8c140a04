import { fieldOf } from '../json/field-of.ts'
import { PLANS } from '../probes/plans.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Tool } from '../report/report.ts'
import { isExchange } from './is-exchange.ts'
import { isRecordingHeader, type Recording } from './recording.ts'

/** URLs are path templates without values; `_run` and `_exchange` are custom fields for the replay. */
export function toHar({ exchanges, ...run }: Recording, { name, version }: Tool): string {
  const entries = [...exchanges.values()].map(exchange => toHarEntry(exchange, run.startedAt))
  return `${JSON.stringify({ log: { version: '1.2', creator: { name, version }, entries, _run: run } }, null, 2)}\n`
}

/** Returns undefined for archives of other tools. */
export function readHar(archive: unknown): Recording | undefined {
  const log = fieldOf(archive, 'log')
  const run = fieldOf(log, '_run')
  const entries = fieldOf(log, 'entries')
  if (!isRecordingHeader(run) || !Array.isArray(entries)) return undefined
  const answers = entries.map((entry: unknown) => fieldOf(entry, '_exchange')).filter(isExchange)
  return { ...run, exchanges: new Map(answers.map(each => [each.caseId, each])) }
}

function toHarEntry(exchange: Exchange, startedAt: number) {
  const { operation: id, status = 0, headers, text = '', ms, failure } = exchange
  const operation = PLANS.find(plan => plan.operation.id === id)?.operation
  const noCookies = { cookies: [], headersSize: -1, httpVersion: 'HTTP/1.1' }
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: ms,
    request: {
      ...noCookies,
      method: operation?.method ?? 'GET',
      url: `https://${operation?.service ?? 'service'}.invalid${operation?.path ?? '/'}`,
      headers: [],
      queryString: [],
      bodySize: -1,
    },
    response: {
      ...noCookies,
      status,
      statusText: failure ?? '',
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      content: { size: exchange.bytes, mimeType: headers['content-type'] ?? '', text },
      redirectURL: headers['location'] ?? '',
      bodySize: exchange.bytes,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _exchange: exchange,
  }
}
