import { formatPhotoUpi, formatWholePhoto, parsePhotoUpi, parseWholePhoto, photoPath } from './photo-upi.ts'

const photoId = 'ABCDE12345'

test.each([
  ['UABCDE12345G0', { photoId, shape: 'G', turns: 0 }],
  ['UABCDE12345D3', { photoId, shape: 'D', turns: 3 }],
  ['UABCDE12345A1CFB', { photoId, shape: 'A', turns: 1, variant: { size: 'C', finish: 'FB' } }],
  ['UABCDE12345A1CYFBX0X0C', { photoId, shape: 'A', turns: 1, variant: { size: 'C', finish: 'YFBX0X0C' } }],
  ['UABCDE12345D51MO', { photoId, shape: 'D', turns: 1, crop: { zoom: 0, x: 32, y: 32 } }],
  [
    'UABCDE12345G4ZUYCFB',
    { photoId, shape: 'G', turns: 0, crop: { zoom: 10, x: 64, y: 64 }, variant: { size: 'C', finish: 'FB' } },
  ],
  ['UABCDE12345A1CP', { photoId, shape: 'A', turns: 1, variant: { size: 'C', finish: 'P' } }],
] as const)('%s is a photo product', (upi, key) => {
  expect(parsePhotoUpi(upi)).toEqual(key)
  expect(formatPhotoUpi(key)).toBe(upi)
})

test.each([
  '',
  'A12',
  'A12AFB',
  'UABCDE12345',
  'UABCDE12345J0',
  'UABCDE12345G4',
  'UABCDE12345G4ZZZ',
  'UABCDE12345W0',
  'UABCDE12345G0F',
  'uabcde12345g0',
  'XUABCDE12345G0',
  'UABCDE12345A1CFBX',
  'UABCDE12345A1CYfbx0x0c',
])('%j is none', upi => {
  expect(parsePhotoUpi(upi)).toBeUndefined()
})

test('four quarter turns are none', () => {
  expect(formatPhotoUpi({ photoId, shape: 'G', turns: 4 })).toBe('UABCDE12345G0')
})

test('its page is the one where photos are framed', () => {
  expect(photoPath('UABCDE12345G0')).toBe('/frame-my-photos?upi=UABCDE12345G0')
})

test('a whole photo has its own name', () => {
  expect(formatWholePhoto({ photoId, turns: 5 })).toBe('UABCDE12345W1')
  expect(parseWholePhoto('UABCDE12345W1')).toEqual({ photoId, turns: 1 })
  expect(parseWholePhoto('UABCDE12345G1')).toBeUndefined()
})
