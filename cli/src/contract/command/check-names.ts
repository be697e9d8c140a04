import { Failure } from '../../shell/failure.ts'
import { nearest } from '../../shell/nearest.ts'
import { PLANS } from '../probes/plans.ts'
import { isWanted, refusedFlags, type TrackingConsent } from '../run/selection.ts'

const IDS = PLANS.map(({ operation }) => operation.id)
const SERVICES: readonly string[] = [...new Set(PLANS.map(({ operation }) => operation.service))]

/** Refuses the name of a service that is none. */
export function checkService(service: string | undefined): void {
  if (service === undefined || SERVICES.includes(service)) return
  throw unknown('service', service, SERVICES, `There is: ${SERVICES.join(', ')}.`)
}

/** Refuses names that fit no operation, for where nothing is tried nothing is well. */
export function checkNames(consent: Pick<TrackingConsent, 'names' | 'service'>): void {
  const { names, service } = consent
  checkService(service)
  for (const name of names)
    if (!PLANS.some(plan => isWanted(plan, { names: [name] })))
      throw unknown('operation', name, IDS, 'See: cli contract list')
  if (!PLANS.some(plan => isWanted(plan, consent)))
    throw new Failure('usage', `None of these operations is of the service "${service}"`)
}

/** Refuses an operation that is named and would not be tried; of those that a star means, such are left out. */
export function checkAllowed(consent: TrackingConsent): void {
  for (const plan of PLANS) {
    const { id } = plan.operation
    const flags = consent.names.includes(id) ? refusedFlags(plan, consent) : undefined
    if (flags) throw new Failure('refused', `${id} writes`, { hint: `Say ${flags}` })
  }
}

function unknown(kind: string, name: string, known: readonly string[], help: string): Failure {
  const meant = nearest(name, known)
  return new Failure('usage', `There is no ${kind} "${name}"`, {
    hint: meant ? `Did you mean ${meant}?` : help,
  })
}
