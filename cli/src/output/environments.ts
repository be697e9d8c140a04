import type { SiteId } from '@wallart/sdk'
import {
  environmentName,
  environmentNames,
  resolveEnvironment,
  type Environment,
} from '../shell/environment.ts'
import { LOCAL, valueSource } from '../shell/environment-config.ts'
import {
  readEnvironmentFiles,
  type EnvironmentConfig,
  type EnvironmentFile,
} from '../shell/environment-files.ts'
import type { Settings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'

export interface EnvironmentsDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly environments: readonly {
    readonly name: string
    readonly inUse: boolean
    readonly production: boolean
    readonly source: string
  }[]
}

interface EnvironmentValue {
  readonly name: string
  readonly value: string
  readonly source: string
}

/** Secrets are only reported as set or missing. */
export interface EnvironmentDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly name: string
  readonly values: readonly EnvironmentValue[]
}

type Choice = Pick<Settings, 'env'>

export function listEnvironments(shell: Shell, choice: Choice): EnvironmentsDocument {
  const files = readEnvironmentFiles(shell)
  const inUse = environmentName(shell, choice, files).value
  return {
    schemaVersion: 1,
    environments: environmentNames(files).map(name => ({
      name,
      inUse: name === inUse,
      production: resolveEnvironment(shell, name, files).isProduction,
      source: configSource(files, name) ?? 'built in',
    })),
  }
}

export function describeEnvironment(shell: Shell, choice: Choice): EnvironmentDocument {
  const files = readEnvironmentFiles(shell)
  const { value: name, source } = environmentName(shell, choice, files)
  const environment = resolveEnvironment(shell, name, files)
  const values: readonly EnvironmentValue[] = [
    { name: 'environment', value: name, source },
    ...serviceValues(shell, environment, files),
    ...fieldValues(shell, environment, files),
    {
      name: 'writes',
      value: environment.mayWrite ? 'allowed' : 'refused',
      source: writesSource(shell, environment),
    },
    ...secretValues(shell, environment),
  ]
  return { schemaVersion: 1, name, values }
}

const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

function serviceValues(shell: Shell, { name, services }: Environment, files: readonly EnvironmentFile[]) {
  const byVariable = name === LOCAL && shell.variables.upstreamUrl !== undefined
  const urlSource = byVariable ? 'WALLART_UPSTREAM_URL' : valueSource('url', name, files)
  const configured = new Set(
    files.flatMap(({ environments }) => Object.keys(environments?.[name]?.services ?? {})),
  )
  const values = new Map<string, EnvironmentValue>()
  for (const site of SITE_IDS)
    for (const [service, address] of Object.entries(services(site))) {
      const isShared =
        services('Art')[toServiceName(service)]?.url === services('AllPosters')[toServiceName(service)]?.url
      const title = service === 'storefront' ? 'storefront service' : service
      const label = isShared ? title : `${title} ${site}`
      const source = configured.has(service) ? valueSource('services', name, files) : urlSource
      values.set(label, { name: label, value: address.url, source })
    }
  return [...values.values()]
}

function toServiceName(service: string) {
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

function fieldValues(
  { variables }: Shell,
  environment: Environment,
  files: readonly EnvironmentFile[],
): readonly EnvironmentValue[] {
  const { name: environmentId, storefront, organizationId, clientId, redirectUri } = environment
  const { recommendationRealm, isProduction } = environment
  const sourceOf = (field: keyof EnvironmentConfig) => {
    const isLinkOfLocal = field === 'storefront' && environmentId === LOCAL
    if (isLinkOfLocal && variables.storefrontUrl) return 'WALLART_STOREFRONT_URL'
    const source = valueSource(field, environmentId, files)
    return source === 'default' && isLinkOfLocal && variables.storefrontPort ? 'PORT' : source
  }
  const storefrontText =
    typeof storefront === 'object' ? `${storefront.art} ${storefront.allposters}` : (storefront ?? 'unknown')
  const fields = [
    ['storefront', storefrontText],
    ['organizationId', organizationId],
    ['clientId', clientId],
    ['redirectUri', redirectUri],
    ['recommendationRealm', recommendationRealm],
    ['production', isProduction ? 'yes' : 'no'],
  ] as const
  return fields.map(([name, value]) => ({ name, value, source: sourceOf(name) }))
}

function secretValues({ variables }: Shell, { name }: Environment): readonly EnvironmentValue[] {
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

function configSource(files: readonly EnvironmentFile[], name: string): string | undefined {
  return files.find(({ environments }) => environments?.[name])?.path
}

/** Which of the conditions decides. */
function writesSource({ variables }: Shell, { mayWrite, isProduction }: Environment): string {
  if (mayWrite) return 'WALLART_SAFETY'
  if (isProduction) return 'production'
  return variables.safety === 'write' ? '"writes" is not true' : 'WALLART_SAFETY is not write'
}
