import type { Message } from '../model/message.ts'
import { frameText } from './frame-text.ts'

/** What the footer of both brands promises (S0 §9). */
export const FOOTER_CLAIMS: readonly Message[] = [
  frameText('over-frames-to-choose-from', 'Over 200 frames to choose from'),
  frameText('about-less-than-a-custom', 'About 40% less than a custom frame shop'),
  frameText('over-images', 'Over 3,000,000 images'),
]

/** What signing up saves, in percent (S0 §9). */
export const SIGN_UP_PERCENT_OFF = 25

/** The smallest order of the art brand's sign-up offer, in dollars (S0 §9). */
export const ART_OFFER_MINIMUM = 99
