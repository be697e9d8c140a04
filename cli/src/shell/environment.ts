import { BRANDS, type SiteId } from '@wallart/sdk'
import type { ServiceAddress } from '@wallart/sdk/http'
import { referenceServices } from '@wallart/sdk/http/reference-services'
import type { ServiceName } from '@wallart/sdk/operations/operation'
import { addressFile, environmentConfig, LOCAL, valueSource } from './environment-config.ts'
import type { EnvironmentConfig, EnvironmentFile } from './environment-files.ts'
import { readEnvironmentFiles } from './environment-files.ts'
import { Failure } from './failure.ts'
import { closestMatch } from './closest-match.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'
import { requireSafeSecrets, type Destination } from './trust.ts'

export interface Environment extends Destination {
  /** What helps where its services are not there. */
  readonly hint: string
  /** Storefront URL, for links in the output. */
  readonly storefront: EnvironmentConfig['storefront']
  readonly organizationId: string
  readonly clientId: string
  /** The file that names the client, or `default`. */
  readonly clientIdSource: string
  readonly clientSecret: string | undefined
  readonly redirectUri: string
  readonly recommendationRealm: string
  readonly isProduction: boolean
  readonly mayWrite: boolean
  readonly sinkEmail: string | undefined
  /** The file that decides where its services are. */
  readonly addressFile: string | undefined
}

export interface Sourced<T> {
  readonly value: T
  readonly source: string
}

/** What helps where the upstream of this machine is not there. */
export function localHint({ upstreamUrl }: Pick<Shell['variables'], 'upstreamUrl'>): string {
  return upstreamUrl === undefined
    ? 'Set WALLART_UPSTREAM_URL, or choose an environment with --env.'
    : 'The address is that of WALLART_UPSTREAM_URL.'
}

const LOCAL_URL = 'http://127.0.0.1:4000'

/** Production needs `--allow-production`, and secrets need addresses that are trusted. */
export function readEnvironment(
  shell: Shell,
  settings: Pick<Settings, 'env' | 'allowProduction'>,
  { isLive = true } = {},
): Environment {
  const files = readEnvironmentFiles(shell)
  const { value: name } = environmentName(shell, settings, files)
  const environment = resolveEnvironment(shell, name, files)
  if (environment.isProduction && !settings.allowProduction)
    throw new Failure('refused', `The environment ${name} is production`, {
      hint: 'To use it anyway, pass --allow-production.',
    })
  if (isLive) requireSafeSecrets(shell, environment)
  return environment
}

/** Precedence: flag, variable, project file, user file, local. */
export function environmentName(
  { variables }: Shell,
  { env }: Pick<Settings, 'env'>,
  files: readonly EnvironmentFile[],
): Sourced<string> {
  if (env !== undefined) return { value: env, source: '--env' }
  if (variables.environment) return { value: variables.environment, source: 'WALLART_ENV' }
  const file = files.find(({ environment }) => environment !== undefined)
  return file?.environment
    ? { value: file.environment, source: file.path }
    : { value: LOCAL, source: 'default' }
}

export function environmentNames(files: readonly EnvironmentFile[]): readonly string[] {
  return [...new Set([LOCAL, ...files.flatMap(({ environments = {} }) => Object.keys(environments))])]
}

export function resolveEnvironment(
  shell: Shell,
  name: string,
  files: readonly EnvironmentFile[],
): Environment {
  const config = environmentConfig(name, files)
  if (!config && name !== LOCAL) throw unknownEnvironmentFailure(shell, name, environmentNames(files))
  const { variables } = shell
  const isProduction = config?.production ?? name === 'production'
  const isLocal = name === LOCAL
  const byVariable = isLocal && variables.upstreamUrl !== undefined && config?.services === undefined
  const file = byVariable ? undefined : addressFile(name, files)
  return {
    name,
    hint: unreachableHint(shell, name),
    services: createServices(shell, name, config ?? {}),
    storefront: isLocal ? localStorefront(variables, config) : config?.storefront,
    organizationId: config?.organizationId ?? 'f_ecom_wallart',
    clientId: config?.clientId ?? (isLocal ? 'wallart-server' : 'wallart-public'),
    clientIdSource: valueSource('clientId', name, files),
    clientSecret: isLocal ? 'wallart-secret' : variables.clientSecret,
    redirectUri: config?.redirectUri ?? 'http://localhost:3000/callback',
    recommendationRealm: config?.recommendationRealm ?? 'wall',
    isProduction,
    mayWrite: variables.safety === 'write' && !isProduction && (config?.writes ?? isLocal),
    sinkEmail: config?.sinkEmail ?? (isLocal ? 'contract-check@example.com' : undefined),
    addressFile: file?.path,
    untrustedFile: file?.isProject ? file.path : undefined,
  }
}

export function storefrontOf(
  { storefront }: Pick<Environment, 'storefront'>,
  site: SiteId,
): string | undefined {
  return typeof storefront === 'object' ? storefront[BRANDS[site].theme] : storefront
}

function unreachableHint({ variables, program }: Shell, name: string): string {
  if (name !== LOCAL) return `Run: ${program} doctor --env ${name}`
  if (variables.upstreamUrl !== undefined) return `${localHint(variables)} Ask: ${program} doctor`
  const prefix = variables.environment ? '' : 'No environment is selected, so local was used. '
  return `${prefix}${localHint(variables)} See: ${program} help environment`
}

function localStorefront(
  { storefrontUrl, storefrontPort = '3000' }: Shell['variables'],
  config: EnvironmentConfig | undefined,
): Environment['storefront'] {
  const named = requireHttpUrl('WALLART_STOREFRONT_URL', storefrontUrl, 'http://localhost:3000')
  return named ?? config?.storefront ?? `http://localhost:${storefrontPort}`
}

function createServices(
  shell: Shell,
  name: string,
  { url, services = {} }: EnvironmentConfig,
): Environment['services'] {
  const { marketingKey, recommendationsKey } = shell.variables
  const isLocal = name === LOCAL
  const base = isLocal
    ? (requireHttpUrl('WALLART_UPSTREAM_URL', shell.variables.upstreamUrl, LOCAL_URL) ?? url ?? LOCAL_URL)
    : url
  const keyHeader = (header: string, secret: string | undefined): Pick<ServiceAddress, 'headers'> => {
    const value = isLocal ? 'reference' : secret
    return value ? { headers: { [header]: value } } : {}
  }
  return site => {
    const brand = BRANDS[site].theme
    const { search, typeahead, marketing, ...shared } = services
    const byService = {
      ...shared,
      search: search?.[brand],
      typeahead: typeahead?.[brand],
      marketing: typeof marketing === 'object' ? marketing[brand] : marketing,
    }
    const configured = Object.entries(byService).filter(([, address]) => address !== undefined)
    const urls: Partial<Record<ServiceName, string>> = {
      ...(base && referenceServices(base, site)),
      ...Object.fromEntries(configured),
    }
    return {
      ...Object.fromEntries(Object.entries(urls).map(([service, address]) => [service, { url: address }])),
      ...(urls.marketing && { marketing: { url: urls.marketing, ...keyHeader('api-key', marketingKey) } }),
      ...(urls.recommendations && {
        recommendations: { url: urls.recommendations, ...keyHeader('x-cq-client-id', recommendationsKey) },
      }),
    }
  }
}

function requireHttpUrl(name: string, text: string | undefined, example: string): string | undefined {
  if (text === undefined) return undefined
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isAddress || /^\w+:\/\/[^/]*@/.test(text))
    throw new Failure('config', `${name} is not an HTTP URL`, { hint: `Use e.g. ${example}.` })
  return text
}

function unknownEnvironmentFailure({ program }: Shell, name: string, names: readonly string[]): Failure {
  const suggestion = closestMatch(name, names)
  return new Failure('config', `Unknown environment "${name}"`, {
    hint: suggestion
      ? `Did you mean ${suggestion}?`
      : `Available: ${names.join(', ')}. See: ${program} help environment`,
  })
}
