import type { SiteId } from '@wallart/sdk'
import { systemClock } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import { runCheck, type CheckOptions, type CheckResult } from '../run/run-check.ts'
import type { SelectionOptions } from '../model/selection-options.ts'
import { localTarget } from './local-target.ts'

export interface CheckOverrides extends Partial<Omit<CheckOptions, 'selectionOptions'>> {
  readonly selectionOptions?: Partial<SelectionOptions>
  readonly timeoutMs?: number
}

export function runTestCheck(url: string, overrides: CheckOverrides = {}): Promise<CheckResult> {
  const { selectionOptions, timeoutMs = 10_000, target = localTarget(url), ...checkOptions } = overrides
  const sites: readonly SiteId[] = ['Art']
  return runCheck({
    program: 'cli',
    tool: { name: 'test', version: '0.0.0', sdk: '0.0.0' },
    target,
    sites,
    selectionOptions: { names: [], mode: 'all', mutating: false, sideEffects: false, ...selectionOptions },
    runId: 'test',
    reproduceCommand: ({ id }, site) => `cli contract check ${id} --site ${site.toLowerCase()}`,
    concurrency: 4,
    exchangerFor: site =>
      createLiveExchanger({ services: target.servicesFor(site), clock: systemClock, timeoutMs }),
    clock: systemClock,
    signal: new AbortController().signal,
    source: 'live',
    failOn: 'breaking',
    allowUntestable: false,
    ...checkOptions,
  })
}
