/** The colours that have a place of their own among the frames. */
export const FRAME_COLOURS = ['black', 'white', 'brown'] as const

/** The colour of a frame as far as the order of the options needs it. */
export type FrameColour = (typeof FRAME_COLOURS)[number] | 'other'

/** The colour that the name of a moulding speaks of. */
export function frameColour(moulding: string | undefined): FrameColour {
  const name = moulding?.toLowerCase()
  return FRAME_COLOURS.find(colour => name?.includes(colour)) ?? 'other'
}
