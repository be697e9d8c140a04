import type { Message } from '@wallart/sdk'

/** What is said of works that could not be put into the cart. */
export function unavailableMessage(names: readonly string[]): Message {
  const titles = names.join(', ')
  return {
    code: 'wall.unavailable',
    message: `Cannot be bought at the moment: ${titles}. Everything else is in your cart.`,
    values: { titles },
  }
}
