import type { Message } from '../model/message.ts'

/** What the footer of both brands promises. */
export const FOOTER_CLAIMS: readonly Message[] = [
  { code: 'frame.over-frames-to-choose-from', message: 'Over 200 frames to choose from' },
  { code: 'frame.about-less-than-a-custom', message: 'About 40% less than a custom frame shop' },
  { code: 'frame.over-images', message: 'Over 3,000,000 images' },
]

/** What signing up saves, in percent. */
export const SIGN_UP_PERCENT_OFF = 25

/** The smallest order of the art brand's sign-up offer, in dollars. */
export const ART_OFFER_MINIMUM = 99
