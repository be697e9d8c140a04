import { parseZip } from './parse-zip.ts'
import { regionCodes } from './region-codes.ts'
import { regionOfZip } from './region-of-zip.ts'

const regionOf = (zip: string) => regionOfZip(parseZip(zip) ?? { zip, country: 'US' })

test.each([
  ['10001', 'NY'],
  ['00501', 'NY'],
  ['00901', 'PR'],
  ['02134', 'MA'],
  ['05401', 'VT'],
  ['20001', 'DC'],
  ['33101', 'FL'],
  ['34001', 'AA'],
  ['66952', 'KS'],
  ['66952-1234', 'KS'],
  ['73301', 'TX'],
  ['78701', 'TX'],
  ['94105', 'CA'],
  ['96801', 'HI'],
  ['99501', 'AK'],
  ['00400', undefined],
  ['K1A 0B1', 'ON'],
  ['h2x1y4', 'QC'],
  ['V6B 1A1', 'BC'],
  ['X0A 0H0', 'NU'],
  ['X1A 1A1', 'NT'],
])('%s lies in %s', (zip, region) => {
  expect(regionOf(zip)).toBe(region)
})

test('every region of the country is found, and no other', () => {
  const zips = Array.from({ length: 995 }, (_, at) => `${String(at + 5).padStart(3, '0')}01`)
  const found = new Set(zips.map(regionOf))
  // Samoa and the Northern Marianas share the digits of their neighbours.
  expect(regionCodes('US').filter(code => !found.has(code))).toEqual(['AS', 'MP'])
  expect([...found].filter(code => !code || !regionCodes('US').includes(code))).toEqual([])
})
