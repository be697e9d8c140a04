import type { HealthDocument, ServiceHealth } from '../output/health.ts'
import { columnLines } from './column-lines.ts'
import { fact } from './fact.ts'

/** The state of things as lines of text. */
export function healthLines({
  cli,
  sdk,
  node,
  environment,
  site,
  writes,
  services,
}: HealthDocument): readonly string[] {
  return [
    fact('CLI', `${cli}, SDK ${sdk}`),
    fact('Node', `${node.version}${node.fits ? '' : `, needs ${node.needed}`}`),
    fact('Asked', `${environment}, ${site}, ${writes ? 'may write' : 'read only'}`),
    ...columnLines(
      services.map(service => [service.reachable ? 'ok' : 'no', service.name, ...answerOf(service)]),
    ),
  ]
}

/** How a service answered, in cells. */
export function answerOf({ reachable, status, ms, clockSkewMs, origin }: ServiceHealth): readonly string[] {
  const skew = clockSkewMs
    ? `clock ${clockSkewMs > 0 ? 'ahead' : 'behind'} ${Math.abs(clockSkewMs) / 1000} s`
    : ''
  return [reachable ? `answers ${status}` : 'no answer', `${ms} ms`, origin, skew]
}
