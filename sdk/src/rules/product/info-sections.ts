import type { Message } from '../../model/message.ts'
import type { CapabilityFlags } from './capability-flags.ts'

/** The name of a section of the info area. */
export type InfoSection = 'info.quality' | 'info.about' | 'info.details'

/** The sections of the info area: quality where the shop may finish the work, about where there is a description. */
export function infoSections(flags: CapabilityFlags, description?: string): readonly Message<InfoSection>[] {
  const sections: Message<InfoSection>[] = []
  if (Object.values(flags).includes(true))
    sections.push({ code: 'info.quality', message: 'Commitment to Quality' })
  if (description?.trim()) sections.push({ code: 'info.about', message: 'About this piece' })
  return [...sections, { code: 'info.details', message: 'Product Details' }]
}
