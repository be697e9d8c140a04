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
      services.map(service => [isHealthy(service) ? 'ok' : 'no', service.name, ...serviceCells(service)]),
    ),
  ]
}

export function isHealthy({ reachable, found = true, status = 0 }: ServiceHealth): boolean {
  return reachable && found && status < 500
}

export function serviceCells({
  reachable,
  failure = '',
  found,
  status,
  ms,
  clockSkewMs,
  origin,
}: ServiceHealth): readonly string[] {
  const skew = clockSkewMs
    ? `clock ${clockSkewMs > 0 ? 'ahead' : 'behind'} ${Math.abs(clockSkewMs) / 1000} s`
    : ''
  const doubt = reachable && found === undefined && 'only the host was asked'
  const remark = found === false ? 'another server, or a wrong path' : doubt || failure
  return [reachable ? `answers ${status}` : 'no answer', `${ms} ms`, origin, remark, skew]
}
