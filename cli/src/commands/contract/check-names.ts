import { Failure } from '../../shell/failure.ts'
import { closestMatch } from '../../shell/closest-match.ts'
import type { Shell } from '../../shell/shell.ts'
import { PLANS } from '@wallart/contract/probes/plans.ts'
import type { SelectionOptions } from '@wallart/contract/model/selection-options.ts'
import { matchesSelection, missingFlags } from '@wallart/contract/run/selection.ts'

const IDS = PLANS.map(({ operation }) => operation.id)
const SERVICES: readonly string[] = [...new Set(PLANS.map(({ operation }) => operation.service))]

export function checkService(service: string | undefined): void {
  if (service === undefined || SERVICES.includes(service)) return
  throw unknownNameFailure('service', service, SERVICES, `Available: ${SERVICES.join(', ')}.`)
}

export function checkNames(
  { program }: Pick<Shell, 'program'>,
  options: Pick<SelectionOptions, 'names' | 'service'>,
): void {
  const { names, service } = options
  checkService(service)
  for (const name of names)
    if (!PLANS.some(plan => matchesSelection(plan, { names: [name] })))
      throw unknownNameFailure('operation', name, IDS, `See: ${program} contract list`)
  if (!PLANS.some(plan => matchesSelection(plan, options)))
    throw new Failure('usage', `None of these operations belongs to the service "${service}"`)
}

/** Named operations need their flags; pattern matches without them are skipped. */
export function checkAllowed(options: SelectionOptions): void {
  for (const plan of PLANS) {
    const { id } = plan.operation
    const flags = options.names.includes(id) ? missingFlags(plan, options) : undefined
    if (flags) throw new Failure('refused', `${id} writes`, { hint: `Pass ${flags}` })
  }
}

function unknownNameFailure(
  kind: string,
  name: string,
  validNames: readonly string[],
  help: string,
): Failure {
  const suggestion = closestMatch(name, validNames)
  return new Failure('usage', `Unknown ${kind} "${name}"`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : help,
  })
}
