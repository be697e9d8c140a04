import type { SiteId } from '@wallart/sdk'
import type { ServiceAddress } from '@wallart/sdk/http'
import type { ServiceName } from '@wallart/sdk/operations/operation'
import { LOCAL } from './environment-config.ts'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

/** What of an environment decides where secrets go. */
export interface Destination {
  readonly name: string
  readonly services: (site: SiteId) => Readonly<Partial<Record<ServiceName, ServiceAddress>>>
  /** The project's file, where it alone has the addresses: no secret is sent there. */
  readonly untrustedFile: string | undefined
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

const RECEIVERS = [
  { variable: 'SCAPI_CLIENT_SECRET', secret: 'clientSecret', service: 'commerce' },
  { variable: 'MARKETING_API_KEY', secret: 'marketingKey', service: 'marketing' },
  { variable: 'RECS_CLIENT_ID', secret: 'recommendationsKey', service: 'recommendations' },
] as const

/** Refuses what a secret would be sent to in the clear, or because only a project's file says so. */
export function requireSafeSecrets(shell: Shell, destination: Destination): void {
  for (const { variable, url } of sentSecrets(shell, destination)) {
    const { origin, protocol, hostname } = new URL(url)
    if (destination.untrustedFile !== undefined)
      throw new Failure(
        'refused',
        `${variable} would be sent to ${origin}, which only ${destination.untrustedFile} names`,
        { hint: `If that address is yours: ${shell.program} env trust ${destination.name}` },
      )
    if (protocol === 'http:' && !LOOPBACK.test(hostname))
      throw new Failure('refused', `${variable} would be sent to ${origin} without encryption`, {
        hint: 'Use https; http is for this machine alone.',
      })
  }
}

/** For what is as confidential as a secret, and not in a variable. */
export function requireTrust(
  { program }: { readonly program: string },
  destination: Destination,
  what: string,
): void {
  if (destination.untrustedFile === undefined) return
  throw new Failure(
    'refused',
    `${what} would be sent to addresses that only ${destination.untrustedFile} names`,
    { hint: `If they are yours: ${program} env trust ${destination.name}` },
  )
}

function sentSecrets({ variables }: Shell, { name, services }: Destination) {
  if (name === LOCAL) return []
  const sites = [services('Art'), services('AllPosters')]
  return RECEIVERS.filter(({ secret }) => variables[secret]).flatMap(({ service, variable }) =>
    sites.flatMap(site => site[service] ?? []).map(({ url }) => ({ variable, url })),
  )
}
