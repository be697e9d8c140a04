import { SITES, type SiteId } from '@wallart/sdk'
import { budgetSignal } from '../shell/budget-signal.ts'
import { debugAddresses } from '../shell/debug-hooks.ts'
import { readEnvironment } from '../shell/environment.ts'
import { networkFailureText } from '../shell/network-failure.ts'
import type { Settings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { serviceProbe, type ServiceProbe } from './service-probes.ts'
import { NEEDED_NODE, SDK_VERSION, VERSION } from '../version.ts'

export interface ServiceHealth {
  readonly name: string
  readonly origin: string
  readonly reachable: boolean
  /** Why the service is not reachable. */
  readonly failure?: string
  /** Whether the service answers at its path; missing where only the host could be asked. */
  readonly found?: boolean
  readonly status?: number
  readonly ms: number
  /** Positive when the host's clock is ahead; accurate to a second. */
  readonly clockSkewMs?: number
}

export interface HealthDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly cli: string
  readonly sdk: string
  readonly node: { readonly version: string; readonly needed: string; readonly fits: boolean }
  readonly environment: string
  readonly site: SiteId
  readonly writes: boolean
  readonly services: readonly ServiceHealth[]
}

export async function readHealth(shell: Shell, settings: Settings): Promise<HealthDocument> {
  const environment = readEnvironment(shell, settings)
  debugAddresses(shell, settings, environment)
  const signal = budgetSignal(shell, settings)
  const services = Object.entries(environment.services(settings.site))
  const version = process.versions.node
  const { site } = settings
  const values = {
    organizationId: environment.organizationId,
    id: 'root',
    locale: SITES[site].l10n.defaultLocale,
    siteId: site,
    site: `${environment.recommendationRealm}-${site}`,
  }
  return {
    schemaVersion: 1,
    cli: VERSION,
    sdk: SDK_VERSION,
    node: { version, needed: NEEDED_NODE, fits: isVersionAtLeast(version, NEEDED_NODE) },
    environment: environment.name,
    site: settings.site,
    writes: environment.mayWrite,
    services: await Promise.all(
      services.map(([name, { url }]) =>
        pingService(shell, name, { url, probe: serviceProbe(name, values), signal }),
      ),
    ),
  }
}

const TIMEOUT_MS = 5000

interface Ping {
  readonly url: string
  readonly probe: ServiceProbe
  readonly signal: AbortSignal
}

// Any response, even an error status, means reachable.
async function pingService(
  { now, signal: ended }: Shell,
  name: string,
  { url, probe, signal: outer }: Ping,
): Promise<ServiceHealth> {
  const started = now()
  const { origin } = new URL(url)
  const address = url.replace(/\/$/, '') + probe.path
  // By a timer, which holds it: a timeout that is combined with another signal may be collected as garbage first.
  const late = new AbortController()
  const onTimeout = () => late.abort(new DOMException('no answer', 'TimeoutError'))
  const timer = setTimeout(onTimeout, TIMEOUT_MS)
  const signal = AbortSignal.any([outer, late.signal])
  try {
    const { status, headers, body } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal })
    const ms = now() - started
    await body?.cancel()
    const skew = Date.parse(headers.get('date') ?? '') - (started + ms / 2)
    const found = probe.isFound(status, headers.get('content-type') ?? '')
    return {
      name,
      origin,
      reachable: true,
      ...(found !== undefined && { found }),
      status,
      ms,
      ...clockSkew(skew),
    }
  } catch (error) {
    if (ended.aborted) throw error
    const failure = outer.aborted ? 'no answer until the end of --timeout' : networkFailureText(error)
    return { name, origin, reachable: false, failure, ms: now() - started }
  } finally {
    clearTimeout(timer)
  }
}

function clockSkew(ms: number): Pick<ServiceHealth, 'clockSkewMs'> {
  return Number.isFinite(ms) ? { clockSkewMs: Math.abs(ms) < 1500 ? 0 : Math.round(ms / 1000) * 1000 } : {}
}

function isVersionAtLeast(version: string, needed: string): boolean {
  return version.localeCompare(needed, 'en', { numeric: true }) >= 0
}
