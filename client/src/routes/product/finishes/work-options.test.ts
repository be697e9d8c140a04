import { ENGLISH } from '../../../i18n/testing/locale-provider.tsx'
import { aFrame, aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { workOptions } from './work-options.ts'

const work = aWork()

function optionsFor(upi: string, of: WorkView = work) {
  const variant = of.variants.find(each => each.upi === upi)
  if (!variant) throw new Error(`There is no variant ${upi}.`)
  return workOptions(of, variant, ENGLISH)
}

function inStock(variant: VariantView, upi: string, stockLevel: number): VariantView {
  return variant.upi === upi ? { ...variant, inventory: { stockLevel } } : variant
}

test('a kind of finish leads to its first option in the same size (PDP-48)', () => {
  expect(optionsFor('BP').serviceTypes.map(({ name, upi }) => [name, upi])).toEqual([
    ['Print', 'BP'],
    ['Frame', 'BFB'],
    ['Canvas', 'BC'],
  ])
})

test('a size leads to the first product of that size in the same kind of finish (PDP-49)', () => {
  expect(optionsFor('AP').sizes.map(({ upi }) => upi)).toEqual(['AP', 'BP'])
  expect(optionsFor('BFW').sizes.map(({ upi }) => upi)).toEqual(['AFB', 'BFB'])
})

test('a size says its measures in inches and in centimetres', () => {
  expect(optionsFor('AP').sizes[1]).toMatchObject({ name: '24" x 36"', centimetres: '61 x 91 cm' })
})

test('a frame leads to the same size in that frame (PDP-50)', () => {
  expect(optionsFor('BFB').frames.map(({ name, upi, isChosen }) => [name, upi, isChosen])).toEqual([
    ['Chelsea Black', 'BFB', true],
    ['Ashford White', 'BFW', false],
  ])
  expect(optionsFor('BP').frames).toEqual([])
})

test('a canvas has its frames beside the one without', () => {
  const framed = { group: 'Canvas', handlings: [{ name: 'canvas' }, aFrame('Black Floating')] }
  const canvas = { group: 'Canvas', handlings: [{ name: 'canvas' }] }
  const variants = [aVariant({ upi: 'KB', ...framed }), aVariant({ upi: 'C', ...canvas })]
  expect(optionsFor('C', aWork({ variants })).frames.map(({ name, upi }) => [name, upi])).toEqual([
    ['No frame', 'C'],
    ['Black Floating', 'KB'],
  ])
})

test('what is sold out is refused with its reason, and no size leads there as long as there is more', () => {
  expect(optionsFor('AFB').frames[1]).toMatchObject({ name: 'Ashford White', refusal: 'Out of stock' })
  const none = aWork({ variants: work.variants.map(each => inStock(each, 'AFB', 0)) })
  expect(optionsFor('BFB', none).sizes[0]).toMatchObject({ name: '12" x 18"', refusal: 'Out of stock' })
  const onlyWhite = aWork({ variants: work.variants.map(each => inStock(inStock(each, 'AFB', 0), 'AFW', 5)) })
  expect(optionsFor('BFB', onlyWhite).sizes[0]).toMatchObject({ upi: 'AFW', refusal: undefined })
})

test('two products of the same measures are told apart by what they are', () => {
  const standUp = aVariant({ upi: 'S', size: '24x36', group: 'Stand Up', name: 'Stand Up' })
  const variants = [...work.variants, { ...standUp, sizeCode: '24x36-standup' }]
  expect(optionsFor('AP', aWork({ variants })).sizes.map(({ name }) => name)).toEqual([
    '12" x 18"',
    '24" x 36" Art Print',
    '24" x 36" Stand Up',
  ])
})
