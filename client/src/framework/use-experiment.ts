import { useSyncExternalStore } from 'react'

/** What is tried out on some of the visitors (S0 §2, S1 §2). */
export type Experiment = 'customizer-without-header' | 'tiles-in-new-tab'

/** Whether this visitor takes part in a trial: who tries things out names them in the cookie `ab`, parted by dots. */
export function useExperiment(experiment: Experiment): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => activeExperiments(document.cookie).includes(experiment),
    () => false,
  )
}

function activeExperiments(cookies: string): readonly string[] {
  return /(?:^|; )ab=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? []
}
