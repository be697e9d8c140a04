import type { WorkView } from '../../catalogue/work-view.ts'
import { unpackWork, type PackedWork } from './packed-work.ts'
import { packWork } from './packed-work.server.ts'
import { aVariant, aWork } from '../../catalogue/testing/a-work.ts'

const send = (work: WorkView): PackedWork => JSON.parse(JSON.stringify(packWork(work)))

test('a work arrives as it was sent', () => {
  expect(unpackWork(send(aWork()))).toEqual(aWork())
})

test('where it was packed, a work is not opened again', () => {
  const work = aWork()
  expect(unpackWork(packWork(work))).toBe(work)
})

test('what is unusual about a variant travels with it', () => {
  const few = { stockLevel: 4, minOrderQuantity: 2, stepQuantity: 2, lowestStockLevelProductName: 'Oak' }
  const { inventory: _, ...unknown } = aVariant({ upi: 'A2' })
  const variants = [
    { ...aVariant({ upi: 'A1', inventory: few }), imageId: 'B', imageUrl: '/img/B.jpg?artWidth=640' },
    unknown,
    aVariant({ upi: 'A3', inventory: { stockLevel: 4, ats: 0 } }),
  ]
  expect(unpackWork(send(aWork({ variants }))).variants).toEqual(variants)
})

test('what variants share is said once', () => {
  const { sizes, finishes, variants } = packWork(aWork())
  expect([sizes, finishes, variants].map(each => each.length)).toEqual([2, 4, 8])
  expect(JSON.stringify(variants)).not.toContain('Chelsea Black')
})
