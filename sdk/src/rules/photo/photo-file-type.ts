/** The kinds of file that a photo may come in. */
export type PhotoFileType = 'jpeg' | 'png' | 'webp'

/** How many bytes of a file are needed to know its kind. */
export const PHOTO_HEAD_BYTES = 16

const JPEG = 'ffd8ff'
const PNG = '89504e470d0a1a0a'
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** What the first bytes of a file show it to be; neither its name nor its declared type counts. */
export function photoFileType(head: Uint8Array): PhotoFileType | 'heic' | undefined {
  const hex = [...head.subarray(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('')
  if (hex.startsWith(JPEG)) return 'jpeg'
  if (hex === PNG) return 'png'
  const words = [0, 4, 8].map(at => String.fromCharCode(...head.subarray(at, at + 4)))
  const [first = '', second = '', third = ''] = words
  if (first === 'RIFF' && third === 'WEBP') return 'webp'
  return second === 'ftyp' && HEIC_BRANDS.has(third) ? 'heic' : undefined
}
