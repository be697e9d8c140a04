import { addressParts } from '../address/address-parts.ts'

/** Whether a medium of a gallery is a video. */
export function isMp4(address: string): boolean {
  return addressParts(address).path.trim().toLowerCase().endsWith('.mp4')
}
