import { availabilityLabel } from './availability-label.ts'

test.each([1, 0.5, 999999, Infinity])('%p to sell are In Stock (STK-01, C-21)', ats => {
  expect(availabilityLabel(ats)).toEqual({ code: 'availability.in-stock', message: 'In Stock' })
})

test.each([0, -1, undefined, Number.NaN])('%p to sell are Out of Stock (STK-02, C-21)', ats => {
  expect(availabilityLabel(ats)).toEqual({ code: 'availability.out-of-stock', message: 'Out of Stock' })
})
