import { isZipOfRegion } from './is-zip-of-region.ts'
import { parseZip } from './parse-zip.ts'

const isOf = (text: string, region: string) => {
  const zip = parseZip(text)
  return zip && isZipOfRegion(zip, region)
}

test.each([
  ['04101', 'ME'],
  ['10001-1234', 'NY'],
  ['88510', 'TX'],
  ['99501', 'AK'],
  ['09012', 'AE'],
  ['00901', 'PR'],
  // Fishers Island has its mail from Connecticut, and Fort Campbell lies in two states.
  ['06390', 'NY'],
  ['42223', 'TN'],
  ['20301', 'VA'],
  ['86044', 'UT'],
  ['84536', 'AZ'],
  ['45275', 'KY'],
  ['97635', 'CA'],
  ['96799', 'AS'],
  ['96950', 'MP'],
  ['V6B 1A1', 'BC'],
  ['X1A 1A1', 'NT'],
  ['X0A 0H0', 'NU'],
  ['K1A 0B1', 'ON'],
  ['K1A 0C9', 'QC'],
])('%s can be of %s', (zip, region) => {
  expect(isOf(zip, region)).toBe(true)
})

test.each([
  ['94107', 'ME'],
  ['97201', 'CA'],
  ['04101', 'AK'],
  ['06390', 'NJ'],
  ['T5J 1A1', 'QC'],
  ['V6B 1A1', 'QC'],
])('%s is not of %s', (zip, region) => {
  expect(isOf(zip, region)).toBe(false)
})

test('a code that is none’s can be of any', () => {
  expect(isZipOfRegion({ zip: '00100', country: 'US' }, 'KS')).toBe(true)
})
