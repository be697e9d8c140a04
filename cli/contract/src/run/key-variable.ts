import type { ServiceName } from '@wallart/sdk/operations/operation'

const KEY_VARIABLES: Readonly<Partial<Record<ServiceName, string>>> = {
  recommendations: 'RECS_CLIENT_ID',
  marketing: 'MARKETING_API_KEY',
}

/** The variable that holds the key of a service. */
export function keyVariable(service: ServiceName): string | undefined {
  return KEY_VARIABLES[service]
}
