import type { Message } from '../../model/message.ts'

/** The photo products that may not be sent to Canada, by image id. */
export const CANADA_RESTRICTED_IMAGES = [
  'IMG00117',
  'IMG00242',
  'IMG00389',
  'IMG00451',
  'IMG00563',
  'IMG00698',
  'IMG00724',
  'IMG00815',
  'IMG00936',
  'IMG01058',
  'IMG01172',
  'IMG01293',
  'IMG01347',
  'IMG01486',
  'IMG01519',
  'IMG01604',
] as const

/** The line under a photo product that may not be sent to Canada. */
export function canadaRestriction(
  imageId: string,
  restricted: readonly string[] = CANADA_RESTRICTED_IMAGES,
): Message | undefined {
  if (!restricted.includes(imageId)) return undefined
  return {
    code: 'shipping.not-to-canada',
    message: 'This item cannot be shipped to Canada due to licensing restrictions. U.S. shipping available.',
  }
}
