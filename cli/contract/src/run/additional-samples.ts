import type { KnownValues, SiteContext } from '../model/site-context.ts'
import type { PlannedProbe } from './selection.ts'

/** Repeats the probes about a work with other works, to see rare response shapes. */
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

export function needsWork({ probe: { kind, needs } }: PlannedProbe): boolean {
  return kind === 'positive' && (needs.includes('upi') || needs.includes('imageId'))
}

function withSampleNumber({ plan, probe }: PlannedProbe, number: number): PlannedProbe {
  return { plan, probe: { ...probe, name: `${probe.name} ${number}` } }
}
