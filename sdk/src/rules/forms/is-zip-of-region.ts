import type { DeliveryZip } from '../../model/postal-address.ts'
import { regionOfZip } from './region-of-zip.ts'

// Places that get their mail from beyond the border, and islands without numbers of their own.
const ALSO =
  '035ME 063NY 200VA 203VA 205VA 422TN 452KY 592ND 636IL 717LA 739TX 831ID 834WY 845AZ 860UT 894CA 967AS 969MP 976CA 993OR K1AQC'

/**
 * Whether a zip or postal code can be of a state or province; one that is none's can be of any.
 * @example
 * const zip = parseZip('06390')
 * zip && isZipOfRegion(zip, 'NY') // true: Fishers Island has its mail from Connecticut
 */
export function isZipOfRegion(zip: DeliveryZip, region: string): boolean {
  const own = regionOfZip(zip)
  return own === undefined || own === region || ALSO.includes(zip.zip.slice(0, 3) + region)
}
