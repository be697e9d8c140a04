import type { ContractReport } from '@wallart/contract/report/report.ts'

/** One operation per service. */
export const DOCTOR_OPERATIONS: readonly string[] = [
  'get-token',
  'get-customer',
  'get-category',
  'get-translations',
  'get-ratings',
  'get-art-product',
  'search-listing',
  'suggest',
  'look-up-guest-order',
  'get-recommenders',
]

export function doctorLines({ operations, run }: ContractReport): readonly string[] {
  const untestable = operations.filter(({ outcome }) => outcome === 'untestable')
  return [
    `contract doctor  env ${run.env}  site ${run.sites.join(', ')}`,
    ...operations.map(({ service, id, site, outcome, reason, timing }) => {
      const message = reason
        ? `${reason.message}${reason.next ? `  →  ${reason.next.join(' ')}` : ''}`
        : `${timing.p50} ms`
      return `${outcome === 'untestable' ? '?' : '✓'} ${service.padEnd(16)} ${id.padEnd(22)} ${site.padEnd(11)} ${message}`
    }),
    untestable.length === 0
      ? 'All operations can be tested.'
      : `${untestable.length} of ${operations.length} cannot be tested.`,
  ]
}
