import { useSyncExternalStore } from 'react'

/** What is tried out on some of the visitors (S0 §2, S1 §2). */
export type Trial = 'customizer-without-header' | 'tiles-in-new-tab'

/** Whether this visitor takes part in a trial: who tries things out names them in the cookie `ab`, parted by dots. */
export function useExperiment(trial: Trial): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => trialsOf(document.cookie).includes(trial),
    () => false,
  )
}

function trialsOf(cookies: string): readonly string[] {
  return /(?:^|; )ab=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? []
}
