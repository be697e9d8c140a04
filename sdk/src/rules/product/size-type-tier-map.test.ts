import { sizeTypeTierMap } from './size-type-tier-map.ts'

const framed = (mouldingTier: string) => [{ upi: 'S1', specialHandling: { name: 'frame', mouldingTier } }]

test('variants are found by size, finish and tier, the first of two alike stays (OPT-03, S-42)', () => {
  const products = [
    { upi: 'A1', sizeCode: 'M' },
    { upi: 'A2', sizeCode: 'M', services: framed('classic') },
    { upi: 'A3', sizeCode: 'M', services: framed('value') },
    { upi: 'A4', sizeCode: 'M', services: framed('classic') },
    { upi: 'A5', sizeCode: 'S', productTypeGroup: 'canvas' },
    { upi: 'A1', sizeCode: 'L' },
  ]
  const map = sizeTypeTierMap({ products })
  expect([...map.keys()]).toEqual(['M', 'S'])
  expect([...(map.get('M')?.keys() ?? [])]).toEqual(['print', 'frame'])
  expect([...(map.get('M')?.get('frame') ?? [])]).toEqual([
    ['classic', products[1]],
    ['value', products[2]],
  ])
  expect(map.get('M')?.get('print')?.get('none')).toBe(products[0])
  expect(map.get('S')?.get('stretched-canvas')?.get('none')).toBe(products[4])
})
