import type { HealthDocument } from '../../output/health.ts'
import { localHint } from '../../shell/environment.ts'
import { LOCAL } from '../../shell/environment-config.ts'
import { Failure } from '../../shell/failure.ts'
import type { Shell } from '../../shell/shell.ts'

export function healthFailure(
  { node, services, environment }: HealthDocument,
  { program, variables }: Pick<Shell, 'program' | 'variables'>,
): Failure | undefined {
  if (!node.fits)
    return new Failure('config', `Node ${node.version} is too old; ${node.needed} or newer is required`)
  const unreachable = services.filter(({ reachable }) => !reachable)
  if (unreachable.length > 0)
    return new Failure(
      'network',
      `${unreachable.length} of ${services.length} services could not be reached`,
      {
        ...(environment === LOCAL && { hint: localHint(variables) }),
      },
    )
  const missing = services.filter(({ found }) => found === false)
  if (missing.length > 0)
    return new Failure(
      'config',
      `Not found at their addresses: ${missing.map(({ name }) => name).join(', ')}`,
      {
        hint: `See: ${program} env show --explain`,
      },
    )
  const failing = services.filter(({ status = 0 }) => status >= 500)
  return failing.length > 0
    ? new Failure('server', `${failing.length} of ${services.length} services answer with errors`)
    : undefined
}
