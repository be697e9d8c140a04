import * as fc from 'fast-check'
import type { SpecialHandling } from '../../model/product-group.ts'
import { finishOf, NEVER_CANVAS_TYPE_ID } from './finish-of.ts'

const done = (...handlings: readonly SpecialHandling[]) =>
  handlings.map(specialHandling => ({ upi: 'S1', specialHandling }))

test('278 is the type that is never a canvas (OPT-36)', () => {
  expect(NEVER_CANVAS_TYPE_ID).toBe(278)
})

test.each([
  ['a bare print', { productTypeGroup: 'Print' }, { type: 'print', tier: 'none' }],
  ['a photo', { productTypeGroup: 'Photo' }, { type: 'print', tier: 'none' }],
  ['a stand up', { productTypeGroup: 'stand up' }, { type: 'print', tier: 'none' }],
  ['something unknown', {}, { type: 'print', tier: 'none' }],
  ['a bare poster', { productTypeGroup: 'POSTER' }, { type: 'poster', tier: 'none' }],
  ['a bare canvas', { productTypeGroup: 'Canvas' }, { type: 'stretched-canvas', tier: 'none' }],
  [
    'a canvas that was cut to 279',
    { productTypeGroup: 'Canvas', productTypeId: 279 },
    { type: 'stretched-canvas', tier: 'none' },
  ],
  [
    'a canvas of type 278',
    { productTypeGroup: 'Canvas', productTypeId: 278 },
    { type: 'print', tier: 'none' },
  ],
  [
    'a print of type 278 with a canvas handling',
    { productTypeId: 278, services: done({ name: 'canvas' }) },
    { type: 'print', tier: 'none' },
  ],
  [
    'a framed canvas of type 278',
    { productTypeGroup: 'Canvas', productTypeId: 278, specialHandling: { name: 'frame' } },
    { type: 'frame', tier: 'classic' },
  ],
  [
    'a canvas handling without a moulding',
    { productTypeGroup: 'Print', services: done({ name: 'Canvas' }) },
    { type: 'stretched-canvas', tier: 'none' },
  ],
  [
    'a canvas handling with a moulding',
    { productTypeGroup: 'Print', services: done({ name: 'canvas', mouldingName: 'Black' }) },
    { type: 'framed-canvas', tier: 'none', moulding: 'Black' },
  ],
  [
    'a canvas with a frame',
    {
      productTypeGroup: 'Canvas',
      services: done({ name: 'frame', mouldingName: 'Oak', mouldingTier: 'value' }),
    },
    { type: 'framed-canvas', tier: 'none', moulding: 'Oak' },
  ],
  [
    'a canvas with a mount that names a moulding',
    { productTypeGroup: 'Canvas', services: done({ name: 'mount', mouldingName: 'Oak' }) },
    { type: 'stretched-canvas', tier: 'none', moulding: 'Oak' },
  ],
  [
    'a value frame',
    { services: done({ name: 'frame', mouldingName: 'Black', mouldingTier: ' Value' }) },
    { type: 'frame', tier: 'value', moulding: 'Black' },
  ],
  [
    'a classic frame',
    { services: done({ name: 'FRAME', mouldingName: 'White', mouldingTier: 'classic' }) },
    { type: 'frame', tier: 'classic', moulding: 'White' },
  ],
  [
    'a frame of an unknown tier',
    { services: done({ name: 'frame', mouldingTier: 'luxury' }) },
    { type: 'frame', tier: 'classic' },
  ],
  ['a frame without a name', { services: done({ name: 'frame' }) }, { type: 'frame', tier: 'classic' }],
  [
    'a frame with a second moulding',
    { services: done({ name: 'frame', mouldingName: 'Oak' }, { name: 'fillet', mouldingName: 'Ash' }) },
    { type: 'frame', tier: 'classic', moulding: 'Oak' },
  ],
  ['a wood mount', { services: done({ name: 'mount' }) }, { type: 'mount', tier: 'none' }],
  ['a laminated sheet', { services: done({ name: 'laminate' }) }, { type: 'laminate', tier: 'none' }],
  [
    'a mounted and laminated poster',
    { productTypeGroup: 'poster', services: done({ name: 'laminate' }, { name: 'mount' }) },
    { type: 'mount', tier: 'none' },
  ],
  [
    'a mounted and framed print',
    { services: done({ name: 'mount' }, { name: 'frame', mouldingName: 'Ash' }) },
    { type: 'frame', tier: 'classic', moulding: 'Ash' },
  ],
  [
    'an unknown handling',
    { productTypeGroup: 'poster', services: done({ name: 'gilding' }) },
    { type: 'poster', tier: 'none' },
  ],
])('%s is finished accordingly (OPT-16, OPT-36, OPT-37, OPT-38, C-19, S-40, S-41)', (_, product, finish) => {
  expect(finishOf(product)).toStrictEqual(finish)
})

test('a product of type 278 is never a canvas, whatever is done with it (OPT-36, S-41)', () => {
  const handling = fc.record({
    name: fc.constantFrom('frame', 'mount', 'laminate', 'canvas', 'CANVAS', ''),
    mouldingName: fc.string(),
  })
  fc.assert(
    fc.property(fc.string(), fc.array(handling), (productTypeGroup, handlings) => {
      const { type } = finishOf({ productTypeGroup, productTypeId: 278, services: done(...handlings) })
      expect(type).not.toContain('canvas')
    }),
  )
})
