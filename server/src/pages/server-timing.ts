import type { RequestContext } from '../front/request-facts.ts'

/** The Server-Timing header of an answer that was made for this very request. */
export function serverTiming({ startedAt, cache, timings }: RequestContext): string {
  const parts = [...timings, ['total', performance.now() - startedAt] as const]
  return [
    ...(cache === 'bypass' ? [] : [`cache;desc=${cache}`]),
    ...parts.map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`),
  ].join(', ')
}
