import { addressParts } from '../address/address-parts.ts'

/** Which header and footer a page has. */
export interface PageFrame {
  readonly header: 'checkout' | 'none' | 'regular'
  readonly footer: 'checkout' | 'none' | 'regular'
}

/** What may hide the header of the customizer. */
export interface FrameExperiment {
  readonly hidesCustomizerHeader: boolean
  readonly isMobile: boolean
}

/** The frame of a page: checkout has its own, the customizer no footer and, in an experiment, no header. */
export function pageFrame(path: string, experiment?: FrameExperiment): PageFrame {
  const { path: bare } = addressParts(path)
  if (bare.endsWith('/checkout')) return { header: 'checkout', footer: 'checkout' }
  if (!bare.startsWith('/customizer')) return { header: 'regular', footer: 'regular' }
  const isHidden = experiment?.hidesCustomizerHeader && experiment.isMobile
  return { header: isHidden ? 'none' : 'regular', footer: 'none' }
}
