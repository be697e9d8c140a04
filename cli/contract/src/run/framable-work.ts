import { getProductGroup } from '@wallart/sdk/operations/get-product-group'
import type { SiteContext } from '../model/site-context.ts'
import { planFor } from '../probes/plans.ts'
import { caseIdFor, type RunProbe } from './probe-runner.ts'
import type { PlannedProbe } from './selection.ts'

interface FramableWorkOptions {
  readonly runProbe: RunProbe
  readonly siteContext: SiteContext
  readonly signal: AbortSignal
}

const MOST_WORKS = 10
const PROBED_BEFORE = 2

/** The works that lead a list may all be sold as they are: looks for one to frame among the others. Tells whether it found one. */
export async function findFramableWork(
  pending: Iterable<PlannedProbe>,
  { runProbe, siteContext: { known, site, locale }, signal }: FramableWorkOptions,
): Promise<boolean> {
  const plan = planFor(getProductGroup.id)
  if (!plan || known.framableUpi !== undefined) return false
  if (![...pending].some(({ probe }) => probe.needs.includes('framableUpi'))) return false
  const others = (known.works ?? []).slice(0, MOST_WORKS - PROBED_BEFORE)
  for (const [index, { upi = '' }] of others.entries()) {
    if (signal.aborted) break
    const name = `a work to frame ${PROBED_BEFORE + 1 + index}`
    const { provided } = await runProbe(
      plan,
      { kind: 'positive', name, status: [200] },
      { path: { upi }, query: { siteId: site, locale } },
      caseIdFor(getProductGroup.id, name, site),
    )
    if (provided.framableUpi === undefined) continue
    known.framableUpi = provided.framableUpi
    return true
  }
  return false
}
