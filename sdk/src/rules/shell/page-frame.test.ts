import { SITES } from '../../sites/sites.ts'
import { resolveSite } from '../site/resolve-site.ts'
import { pageFrame } from './page-frame.ts'

const CHECKOUT = { header: 'checkout', footer: 'checkout' }
const REGULAR = { header: 'regular', footer: 'regular' }

test.each([
  '/checkout',
  '/checkout?step=2',
  '/checkout#pay',
  '/art/en-us/checkout',
  '/unknown/prefix/checkout',
  '/customizer/checkout',
])('the path %s ends in /checkout and has the frame of the checkout alone (SHL-22, SHL-23, SHL-24)', path => {
  expect(pageFrame(path)).toEqual(CHECKOUT)
})

test.each([
  '/',
  '/cart',
  '/checkout/done',
  '/mycheckout',
  '/cart?to=/checkout',
  '/help#/checkout',
  '/help/customizer',
])('the page %s has the regular frame (SHL-03)', path => {
  expect(pageFrame(path)).toEqual(REGULAR)
})

test.each(['/customizer', '/customizer/A1042', '/customizer-beta'])(
  'the page %s has no footer (SHL-26)',
  path => {
    expect(pageFrame(path)).toEqual({ header: 'regular', footer: 'none' })
  },
)

const frame = (address: string) => pageFrame(resolveSite(address, SITES).path)

test('a prefix is taken off first (SHL-22, SHL-26)', () => {
  expect(frame('/art/en-us/customizer')).toEqual({ header: 'regular', footer: 'none' })
  expect(frame('/allposters/checkout')).toEqual(CHECKOUT)
})

test.each([
  [true, true, 'none'],
  [true, false, 'regular'],
  [false, true, 'regular'],
  [false, false, 'regular'],
] as const)(
  'with the experiment %p on mobile %p the customizer header is %s (SHL-27)',
  (flag, isMobile, header) => {
    const experiment = { hidesCustomizerHeader: flag, isMobile }
    expect(pageFrame('/customizer', experiment)).toEqual({ header, footer: 'none' })
    expect(pageFrame('/cart', experiment)).toEqual(REGULAR)
    expect(pageFrame('/checkout', experiment)).toEqual(CHECKOUT)
  },
)
