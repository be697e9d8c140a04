import type { SiteContext } from '../model/site-context.ts'
import type { PendingOperations } from './pending-operations.ts'
import { caseIdFor, type RunProbe } from './probe-runner.ts'
import { isAlwaysLate, isLate, type ProbeLog } from './probe-log.ts'
import type { PlannedProbe } from './selection.ts'

const MAX_REPEATS = 2

export interface LateProbesOptions {
  readonly runProbe: RunProbe
  readonly probeLog: ProbeLog
  readonly siteContext: SiteContext
  readonly signal: AbortSignal
  readonly pending: PendingOperations
}

export interface LateProbes {
  readonly note: (plannedProbe: PlannedProbe) => void
  readonly repeat: () => Promise<void>
}

/** Before a read counts as never in time, it is asked again with no other call beside it. */
export function createLateProbes(options: LateProbesOptions): LateProbes {
  const { runProbe, probeLog, siteContext, signal, pending } = options
  const lateProbes: PlannedProbe[] = []
  const resultsOf = ({ plan }: PlannedProbe) => probeLog.results.filter(each => each.plan === plan)
  return {
    note(plannedProbe) {
      const { plan, probe } = plannedProbe
      if (plan.operation.effect !== 'read' || lateProbes.some(each => each.plan === plan)) return
      if (!resultsOf(plannedProbe).some(each => each.probe.name === probe.name && isLate(each))) return
      lateProbes.push(plannedProbe)
      pending.expect([plan.operation])
    },
    async repeat() {
      for (const plannedProbe of lateProbes) {
        const { plan, probe } = plannedProbe
        for (let repeat = 1; repeat <= MAX_REPEATS && !signal.aborted; repeat += 1) {
          if (!isAlwaysLate(resultsOf(plannedProbe))) break
          const name = `${probe.name} repeat ${repeat}`
          const caseId = caseIdFor(plan.operation.id, name, siteContext.site)
          await runProbe(plan, { ...probe, name }, probe.call(siteContext), caseId)
        }
        pending.release([plan.operation])
      }
    },
  }
}
