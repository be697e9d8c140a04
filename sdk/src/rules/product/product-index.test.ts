import * as fc from 'fast-check'
import type { OptionProduct } from '../../model/option-product.ts'
import { allPossibleFlags } from './all-possible-flags.ts'
import { imageMap } from './image-map.ts'
import { productIndex } from './product-index.ts'
import { productMap } from './product-map.ts'
import { sizeMap } from './size-map.ts'
import { sizeTypeTierMap } from './size-type-tier-map.ts'

const price = { minor: 1999, currency: 'USD' }
const handling = fc.record({
  name: fc.constantFrom('frame', 'mount', 'canvas', 'laminate'),
  mouldingTier: fc.constantFrom('value', 'classic'),
})
const variant: fc.Arbitrary<OptionProduct> = fc.record({
  upi: fc.constantFrom('A1', 'A2', 'A3', 'A4', 'A5', 'A6'),
  sizeCode: fc.constantFrom('S', 'M', '__proto__'),
  displaySize: fc.constant('24 x 36'),
  imageId: fc.constantFrom('IMG1', 'IMG2'),
  imageUrl: fc.constant('/img/IMG1.jpg'),
  productTypeGroup: fc.constantFrom('poster', 'canvas', 'print'),
  listPrice: fc.constant(price),
  salePrice: fc.constant(price),
  serviceFlags: fc.dictionary(fc.constantFrom('frame', 'canMount', 'laminate'), fc.boolean()),
  services: fc.array(fc.record({ upi: fc.constant('S1'), specialHandling: handling }), { maxLength: 2 }),
})

test('one pass finds what each map alone finds, in the same order (OPT-01 to OPT-10, S-42)', () => {
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 12 }), products => {
      const group = { products }
      const index = productIndex(group)
      expect([...index.byUpi]).toEqual([...productMap(group)])
      expect([...index.bySize]).toEqual([...sizeMap(group)])
      expect([...index.byImage]).toEqual([...imageMap(group)])
      expect(plain(index.bySizeTypeTier)).toEqual(plain(sizeTypeTierMap(group)))
      expect(index.flags).toEqual(allPossibleFlags({ products: [...productMap(group).values()] }))
    }),
  )
})

test('a work without variants has empty maps and can do nothing (OPT-01 to OPT-10)', () => {
  const index = productIndex({ products: [] })
  expect([index.byUpi.size, index.bySize.size, index.bySizeTypeTier.size, index.byImage.size]).toEqual([
    0, 0, 0, 0,
  ])
  expect(Object.values(index.flags)).toEqual([false, false, false, false, false])
})

function plain(map: ReturnType<typeof productIndex>['bySizeTypeTier']): unknown {
  return [...map].map(([size, types]) => [size, [...types].map(([type, tiers]) => [type, [...tiers]])])
}
