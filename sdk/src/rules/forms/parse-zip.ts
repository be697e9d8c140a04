import type { DeliveryZip } from '../../model/postal-address.ts'

const US_ZIP = /^\d{5}(?:-\d{4})?$/
const CANADIAN_POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i

/** The zip or postal code in capital letters with its country, or undefined when it is neither. */
export function parseZip(raw: unknown): DeliveryZip | undefined {
  if (typeof raw !== 'string' || raw.length > 40) return undefined
  const zip = raw.trim()
  if (US_ZIP.test(zip)) return { zip, country: 'US' }
  return CANADIAN_POSTAL_CODE.test(zip) ? { zip: zip.toUpperCase(), country: 'CA' } : undefined
}
