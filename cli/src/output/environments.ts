import type { SiteId } from '@wallart/sdk'
import {
  describedOf,
  environmentName,
  environmentNames,
  environmentOf,
  LOCAL,
  type Environment,
} from '../shell/environment.ts'
import { environmentFiles, type EnvironmentFile } from '../shell/environment-files.ts'
import type { Settings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'

/** What cli env list --json prints. */
export interface EnvironmentsDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly environments: readonly {
    readonly name: string
    readonly inUse: boolean
    readonly production: boolean
    readonly source: string
  }[]
}

/** A value of an environment and where it comes from. */
interface ShownValue {
  readonly name: string
  readonly value: string
  readonly source: string
}

/** What cli env show --json prints; secrets are only said to be there or missing. */
export interface EnvironmentDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly name: string
  readonly values: readonly ShownValue[]
}

type Choice = Pick<Settings, 'env'>

/** All environments. */
export function listedEnvironments(shell: Shell, choice: Choice): EnvironmentsDocument {
  const files = environmentFiles(shell)
  const used = environmentName(shell, choice, files).value
  return {
    schemaVersion: 1,
    environments: environmentNames(files).map(name => ({
      name,
      inUse: name === used,
      production: environmentOf(shell, name, files).isProduction,
      source: sourceOf(files, name) ?? 'built in',
    })),
  }
}

/** One environment, value by value. */
export function shownEnvironment(shell: Shell, choice: Choice): EnvironmentDocument {
  const files = environmentFiles(shell)
  const { value: name, source } = environmentName(shell, choice, files)
  const environment = environmentOf(shell, name, files)
  const from = sourceOf(files, name) ?? 'default'
  const values: readonly ShownValue[] = [
    { name: 'environment', value: name, source },
    ...servicesShown(shell, environment, files),
    ...fieldsShown(environment, describedOf(name, files), from),
    { name: 'writes', value: environment.mayWrite ? 'allowed' : 'refused', source: writesSource(shell) },
    ...secretsShown(shell, environment),
  ]
  return { schemaVersion: 1, name, values }
}

const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

function servicesShown(shell: Shell, { name, services }: Environment, files: readonly EnvironmentFile[]) {
  const byVariable = name === LOCAL && shell.variables.upstreamUrl !== undefined
  const source = byVariable ? 'WALLART_UPSTREAM_URL' : (sourceOf(files, name) ?? 'default')
  const shown = new Map<string, ShownValue>()
  for (const site of SITE_IDS)
    for (const [service, address] of Object.entries(services(site))) {
      const isShared = services('Art')[nameOf(service)]?.url === services('AllPosters')[nameOf(service)]?.url
      const label = isShared ? service : `${service} ${site}`
      shown.set(label, { name: label, value: address.url, source })
    }
  return [...shown.values()]
}

function nameOf(service: string) {
  return SERVICE_NAMES.find(name => name === service) ?? 'commerce'
}

const SERVICE_NAMES = [
  'commerce',
  'storefront',
  'legacy',
  'bizapi',
  'products',
  'search',
  'typeahead',
  'orders',
  'marketing',
  'recommendations',
] as const

function fieldsShown(
  { storefront, organizationId, clientId, redirectUri, recommendationRealm, isProduction }: Environment,
  described: object | undefined,
  from: string,
): readonly ShownValue[] {
  const has = (field: string) => described !== undefined && field in described
  const fields = {
    storefront:
      typeof storefront === 'object'
        ? `${storefront.art} ${storefront.allposters}`
        : (storefront ?? 'unknown'),
    organizationId,
    clientId,
    redirectUri,
    recommendationRealm,
    production: isProduction ? 'yes' : 'no',
  }
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value,
    source: has(name) ? from : 'default',
  }))
}

function secretsShown({ variables }: Shell, { name }: Environment): readonly ShownValue[] {
  const secrets = [
    ['SCAPI_CLIENT_SECRET', variables.clientSecret],
    ['MARKETING_API_KEY', variables.marketingKey],
    ['RECS_CLIENT_ID', variables.recommendationsKey],
  ] as const
  return secrets.map(([variable, secret]) => {
    if (name === LOCAL) return { name: variable, value: 'built in', source: 'default' }
    return { name: variable, value: secret ? 'set' : 'missing', source: 'variable' }
  })
}

function sourceOf(files: readonly EnvironmentFile[], name: string): string | undefined {
  return files.find(({ environments }) => environments?.[name])?.path
}

function writesSource({ variables }: Shell): string {
  return variables.safety ? 'WALLART_SAFETY' : 'default'
}
