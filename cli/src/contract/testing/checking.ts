import type { SiteId } from '@wallart/sdk'
import { systemClock } from '@wallart/sdk/http'
import { liveExchanger } from '../live-exchanger.ts'
import { runCheck, type CheckOptions, type CheckResult } from '../run/run-check.ts'
import type { TrackingConsent } from '../run/selection.ts'
import { localTarget } from './local-target.ts'

/** What a test wants differently. */
export interface Difference extends Partial<Omit<CheckOptions, 'consent'>> {
  readonly consent?: Partial<TrackingConsent>
  readonly timeoutMs?: number
}

/** Checks an upstream of a test. */
export function checking(url: string, difference: Difference = {}): Promise<CheckResult> {
  const { consent, timeoutMs = 10_000, target = localTarget(url), ...more } = difference
  const sites: readonly SiteId[] = ['Art']
  return runCheck({
    target,
    sites,
    consent: { names: [], mode: 'all', mutating: false, sideEffects: false, ...consent },
    runId: 'test',
    concurrency: 4,
    exchangerOf: site => liveExchanger({ services: target.servicesOf(site), clock: systemClock, timeoutMs }),
    clock: systemClock,
    signal: new AbortController().signal,
    source: 'live',
    failOn: 'breaking',
    allowUntestable: false,
    ...more,
  })
}
