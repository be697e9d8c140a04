import type { HealthDocument, ServiceHealth } from '../output/health.ts'
import { columnLines } from './column-lines.ts'
import { labelledLine } from './labelled-line.ts'

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
    labelledLine('CLI', `${cli}, SDK ${sdk}`),
    labelledLine('Node', `${node.version}${node.fits ? '' : `, needs ${node.needed}`}`),
    labelledLine('Asked', `${environment}, ${site}, ${writes ? 'may write' : 'read only'}`),
    ...columnLines(
      services.map(service => [service.reachable ? 'ok' : 'no', service.name, ...serviceCells(service)]),
    ),
  ]
}

export function serviceCells({
  reachable,
  status,
  ms,
  clockSkewMs,
  origin,
}: ServiceHealth): readonly string[] {
  const skew = clockSkewMs
    ? `clock ${clockSkewMs > 0 ? 'ahead' : 'behind'} ${Math.abs(clockSkewMs) / 1000} s`
    : ''
  return [reachable ? `answers ${status}` : 'no answer', `${ms} ms`, origin, skew]
}
