/** The colours that have a place of their own among the frames. */
export const FRAME_COLOURS = ['black', 'white', 'brown'] as const

/** The colour of a frame as far as the order of the options needs it. */
export type FrameColour = (typeof FRAME_COLOURS)[number] | 'other'

// Mouldings are named in the language of the page.
const WORDS: Readonly<Record<(typeof FRAME_COLOURS)[number], RegExp>> = {
  black: /black|noir|negro/i,
  white: /white|blanc/i,
  brown: /brown|brun|marr[oó]n/i,
}

/** The colour that the name of a moulding speaks of. */
export function frameColour(moulding = ''): FrameColour {
  return FRAME_COLOURS.find(colour => WORDS[colour].test(moulding)) ?? 'other'
}
