import type { KnownValues, SiteContext } from '../probes/site-context.ts'
import type { PlannedProbe } from './selection.ts'

/** The questions about a work once more, each time about another work, so that rare forms of an answer are seen too. */
export function additionalSamples(
  plannedProbes: readonly PlannedProbe[],
  siteContext: SiteContext,
  samples: number,
): readonly { readonly plannedProbes: readonly PlannedProbe[]; readonly siteContext: SiteContext }[] {
  const aboutWorks = plannedProbes.filter(needsWork)
  return (siteContext.known.works ?? []).slice(0, samples - 1).map((work, index) => ({
    plannedProbes: aboutWorks.map(plannedProbe => withSampleNumber(plannedProbe, index + 2)),
    siteContext: { ...siteContext, known: { ...siteContext.known, ...work } satisfies KnownValues },
  }))
}

/** Whether a question is asked once more about another work. */
export function needsWork({ probe: { kind, needs } }: PlannedProbe): boolean {
  return kind === 'positive' && (needs.includes('upi') || needs.includes('imageId'))
}

function withSampleNumber({ plan, probe }: PlannedProbe, number: number): PlannedProbe {
  return { plan, probe: { ...probe, name: `${probe.name} ${number}` } }
}
