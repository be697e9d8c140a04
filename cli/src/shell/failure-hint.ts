import { HttpError, type SiteId } from '@wallart/sdk'
import type { Operation } from '@wallart/sdk/operations/operation'
import { keyVariable } from '@wallart/contract/run/key-variable.ts'
import type { Environment } from './environment.ts'
import { LOCAL } from './environment-config.ts'
import type { KnownError } from './exit-codes.ts'
import { isWithoutTls } from './network-failure.ts'

/** What the user of an environment can do where a call fails; the SDK's hint is for those who configure clients. */
export function failureHint(
  error: KnownError,
  { service }: Pick<Operation, 'service'>,
  environment: Environment,
  site: SiteId,
): string | undefined {
  const { hint } = environment
  if (isUnreachable(error)) {
    const isPlain = 'detail' in error && isWithoutTls(String(error.detail))
    return isPlain ? `There is no TLS: is it http? ${hint}` : hint
  }
  const url = environment.services(site)[service]?.url
  if (url !== undefined && mayBeElsewhere(error))
    return `Check the path of ${withoutQuery(url)}, the address of the service ${service}. ${hint}`
  return isRefused(error) ? refusalHint(environment, service) : undefined
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

function isUnreachable({ code }: KnownError): boolean {
  return code === 'network' || code === 'timeout'
}

// Where a service is, but not what it was asked for, it says more than that.
function mayBeElsewhere(error: KnownError): boolean {
  if (error.code === 'unreadable') return error.hint?.startsWith('Check that') ?? false
  if (!HttpError.is(error)) return false
  return (
    error.problem === 'wrong-server' ||
    error.status === 405 ||
    (error.status === 404 && (error.problem ?? error.sentence ?? 'not-found') === 'not-found')
  )
}

function isRefused(error: KnownError): boolean {
  return HttpError.is(error) && (error.status === 401 || error.status === 403)
}

function refusalHint({ name, hint }: Environment, service: Operation['service']): string {
  if (name === LOCAL) return `Is this the reference upstream? ${hint}`
  const variable = keyVariable(service)
  return variable === undefined ? hint : `Set ${variable} to the key of the service ${service}. ${hint}`
}
