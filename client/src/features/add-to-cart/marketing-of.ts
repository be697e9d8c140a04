import type { Basket } from '@wallart/sdk'

/** What the service wants the marketing scripts to know of an add. */
export function marketingOf({ marketingEvents }: Basket): readonly unknown[] {
  return Array.isArray(marketingEvents) ? marketingEvents : []
}
