import type { OptionProduct } from '../../model/option-product.ts'
import type { Upi } from '../../model/product-group.ts'
import { compareMoney } from '../money/compare-money.ts'
import { clampQuantity, quantityRange } from '../stock/quantity-range.ts'
import { capabilityFlags } from './capability-flags.ts'
import { finishOf } from './finish-of.ts'
import { type OptionCard, optionCards } from './option-cards.ts'
import type { ProductIndex } from './product-index.ts'

/** How many upgrades a basket line is offered at most. */
export const MAX_UPGRADE_OPTIONS = 3

/** The finishes a line can be upgraded to, in their order, each with the flag that has to allow it. */
export const UPGRADE_FINISHES = [
  { type: 'framed-canvas', flag: 'canCanvasFramed' },
  { type: 'stretched-canvas', flag: 'canCanvasStretched' },
  { type: 'frame', flag: 'canFrame' },
  { type: 'mount', flag: 'canMount' },
] as const

/**
 * What a variant in the basket can be upgraded to in its size and quantity, never for less; nothing when it is framed
 * or mounted.
 */
export function upgradeOptions<P extends OptionProduct>(
  { byUpi, bySize }: Pick<ProductIndex<P>, 'byUpi' | 'bySize'>,
  upi: Upi,
  quantity = 1,
): readonly OptionCard<P>[] {
  const current = byUpi.get(upi)
  if (!current) return []
  const { type } = finishOf(current)
  if (type === 'frame' || type === 'framed-canvas' || type === 'mount') return []
  const flags = capabilityFlags(current)
  const cards = optionCards(bySize.get(current.sizeCode) ?? []).filter(
    ({ available, product }) =>
      available &&
      (!product.inventory || clampQuantity(quantity, quantityRange(product.inventory)) === quantity) &&
      compareMoney(product.salePrice, current.salePrice) !== -1,
  )
  return UPGRADE_FINISHES.filter(upgrade => upgrade.type !== type && flags[upgrade.flag])
    .flatMap(upgrade => cards.find(({ finish }) => finish.type === upgrade.type) ?? [])
    .slice(0, MAX_UPGRADE_OPTIONS)
}
