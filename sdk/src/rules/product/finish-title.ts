import type { Finish } from '../../model/finish.ts'
import type { Message } from '../../model/message.ts'

/** The words for the finishes other than frames. */
export const FINISH_TITLES = {
  print: 'Print',
  poster: 'Poster',
  mount: 'Wood Mount',
  'stretched-canvas': 'Stretched Canvas',
  'framed-canvas': 'Framed Canvas',
  laminate: 'Laminate',
} as const

/** What an option is called; a frame bears the name of its moulding. */
export function finishTitle({ type, moulding }: Finish): Message {
  if (type !== 'frame') return { code: `finish.${type}`, message: FINISH_TITLES[type] }
  if (!moulding) return { code: 'finish.frame', message: 'Frame' }
  return { code: 'finish.moulding-frame', message: `${moulding} Frame`, values: { moulding } }
}
