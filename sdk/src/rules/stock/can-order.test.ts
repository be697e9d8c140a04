import { canOrder } from './can-order.ts'

test.each([
  [{ isLoading: false, quantity: 1, stockLevel: 1 }, true],
  [{ isLoading: false, quantity: 2, stockLevel: 3 }, true],
  [{ isLoading: true, quantity: 1, stockLevel: 1 }, false],
  [{ isLoading: false, quantity: 0, stockLevel: 1 }, false],
  [{ isLoading: false, quantity: -1, stockLevel: 1 }, false],
  [{ isLoading: false, quantity: 2, stockLevel: 1 }, false],
  [{ isLoading: false, quantity: 0, stockLevel: 0 }, false],
  [{ isLoading: false, quantity: Number.NaN, stockLevel: 1 }, false],
  [{ isLoading: false, quantity: 1, stockLevel: Number.NaN }, false],
])('%j may be ordered: %p (PDP-53)', (input, allowed) => {
  expect(canOrder(input)).toBe(allowed)
})
