import { BRANDS, type SiteId } from '@wallart/sdk'
import type { ServiceAddress } from '@wallart/sdk/http'
import { referenceServices } from '@wallart/sdk/http/reference-services'
import type { ServiceName } from '@wallart/sdk/operations/operation'
import type { DescribedEnvironment, EnvironmentFile } from './environment-files.ts'
import { environmentFiles } from './environment-files.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

/** Where a command looks for the shop, and what it may do there. */
export interface Environment {
  readonly name: string
  readonly services: (site: SiteId) => Readonly<Partial<Record<ServiceName, ServiceAddress>>>
  /** Where shoppers are, for links; undefined where nobody said. */
  readonly storefront: DescribedEnvironment['storefront']
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly redirectUri: string
  readonly recommendationRealm: string
  readonly isProduction: boolean
  /** Whether calls that leave something behind may be sent. */
  readonly mayWrite: boolean
  readonly sinkEmail: string | undefined
}

/** Where a value came from. */
export interface Sourced<T> {
  readonly value: T
  readonly source: string
}

/** The environment that is always there: the reference upstream on this machine. */
export const LOCAL = 'local'

const LOCAL_URL = 'http://127.0.0.1:4000'

/** The environment of a command; production only when a flag allows it. */
export function readEnvironment(
  shell: Shell,
  settings: Pick<Settings, 'env' | 'allowProduction'>,
): Environment {
  const files = environmentFiles(shell)
  const { value: name } = environmentName(shell, settings, files)
  const environment = environmentOf(shell, name, files)
  if (environment.isProduction && !settings.allowProduction)
    throw new Failure('refused', `The environment ${name} is production`, {
      hint: 'If you mean it, say --allow-production.',
    })
  return environment
}

/** Which environment is meant: the flag's, else the variable's, else the project's, else the user's, else local. */
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

/** The names of all environments. */
export function environmentNames(files: readonly EnvironmentFile[]): readonly string[] {
  return [...new Set([LOCAL, ...files.flatMap(({ environments = {} }) => Object.keys(environments))])]
}

/** What the files say of an environment, the project's before the user's, value by value. */
export function describedOf(
  name: string,
  files: readonly EnvironmentFile[],
): DescribedEnvironment | undefined {
  const found = files.flatMap(({ environments }) => environments?.[name] ?? [])
  return found.length > 0 ? Object.assign({}, ...found.toReversed()) : undefined
}

/** The environment of a name. */
export function environmentOf(shell: Shell, name: string, files: readonly EnvironmentFile[]): Environment {
  const described = describedOf(name, files)
  if (!described && name !== LOCAL) throw unknown(name, environmentNames(files))
  const { variables } = shell
  const isProduction = described?.production ?? name === 'production'
  const isLocal = name === LOCAL
  return {
    name,
    services: servicesOf(shell, name, described ?? {}),
    storefront: described?.storefront ?? (isLocal ? 'http://localhost:3000' : undefined),
    organizationId: described?.organizationId ?? 'f_ecom_wallart',
    clientId: described?.clientId ?? (isLocal ? 'wallart-server' : 'wallart-public'),
    clientSecret: isLocal ? 'wallart-secret' : variables.clientSecret,
    redirectUri: described?.redirectUri ?? 'http://localhost:3000/callback',
    recommendationRealm: described?.recommendationRealm ?? 'wall',
    isProduction,
    mayWrite: variables.safety === 'write' && !isProduction && (described?.writes ?? isLocal),
    sinkEmail: described?.sinkEmail ?? (isLocal ? 'contract-check@example.com' : undefined),
  }
}

function servicesOf(
  shell: Shell,
  name: string,
  { url, services = {} }: DescribedEnvironment,
): Environment['services'] {
  const { marketingKey, recommendationsKey } = shell.variables
  const isLocal = name === LOCAL
  const base = isLocal ? (checkedUrl(shell.variables.upstreamUrl) ?? url ?? LOCAL_URL) : url
  const key = (header: string, own: string | undefined): Pick<ServiceAddress, 'headers'> => {
    const value = isLocal ? 'reference' : own
    return value ? { headers: { [header]: value } } : {}
  }
  return site => {
    const brand = BRANDS[site].theme
    const { search, typeahead, ...shared } = services
    const named = { ...shared, search: search?.[brand], typeahead: typeahead?.[brand] }
    const known = Object.entries(named).filter(([, address]) => address !== undefined)
    const all: Partial<Record<ServiceName, string>> = {
      ...(base && referenceServices(base, site)),
      ...Object.fromEntries(known),
    }
    return {
      ...Object.fromEntries(Object.entries(all).map(([service, address]) => [service, { url: address }])),
      ...(all.marketing && { marketing: { url: all.marketing, ...key('api-key', marketingKey) } }),
      ...(all.recommendations && {
        recommendations: { url: all.recommendations, ...key('x-cq-client-id', recommendationsKey) },
      }),
    }
  }
}

function checkedUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isAddress || /^\w+:\/\/[^/]*@/.test(text))
    throw new Failure('usage', 'WALLART_UPSTREAM_URL is no http address', {
      hint: `Use one as ${LOCAL_URL}.`,
    })
  return text
}

function unknown(name: string, names: readonly string[]): Failure {
  const meant = nearest(name, names)
  return new Failure('config', `There is no environment "${name}"`, {
    hint: meant ? `Did you mean ${meant}?` : `There is: ${names.join(', ')}. See: cli help environment`,
  })
}
