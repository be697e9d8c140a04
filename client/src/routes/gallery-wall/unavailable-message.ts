import type { Message } from '@wallart/sdk'

/** What is said of those of n works that could not be put into the cart. */
export function unavailableMessage(n: number, names: readonly string[]): Message {
  const titles = [...new Set(names)].join(', ')
  if (names.length === n)
    return {
      code: 'wall.none-available',
      message: `Cannot be bought at the moment: ${titles}.`,
      values: { titles },
    }
  return {
    code: 'wall.unavailable',
    message: `Cannot be bought at the moment: ${titles}. Everything else is in your cart.`,
    values: { titles },
  }
}
