import { type Inventory, type Money } from '@wallart/sdk'
import type { PackedWork } from './packed-work.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'

/** A work packed for its way to the browser. */
export function packWork({ variants, ...work }: WorkView): PackedWork {
  const sizes = new Shared<PackedWork['sizes'][number]>()
  const finishes = new Shared<PackedWork['finishes'][number]>()
  const [first] = variants
  return {
    ...work,
    currency: first?.salePrice.currency ?? 'USD',
    variants: variants.map(variant => {
      const { upi, apnum, zoneProductId, displayFinishedSize, imageId, inventory } = variant
      return {
        upi,
        apnum,
        zoneProductId,
        ...(displayFinishedSize !== undefined && { displayFinishedSize }),
        at: [sizes.indexOf(sizeOf(variant)), finishes.indexOf(finishOf(variant))],
        cost: costOf(variant.salePrice, variant.listPrice),
        ...(imageId !== upi && { imageId }),
        ...(inventory && { stock: stockOf(inventory) }),
      }
    }),
    sizes: sizes.all,
    finishes: finishes.all,
  }
}

/** Things of which several variants have the same. */
class Shared<T> {
  readonly all: T[] = []
  readonly #places = new Map<string, number>()

  indexOf(thing: T): number {
    const key = JSON.stringify(thing)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.all.length)
    return this.all.push(thing) - 1
  }
}

function sizeOf({ sizeCode, displaySize, printSize, printUpi }: VariantView): PackedWork['sizes'][number] {
  return { sizeCode, displaySize, printSize, printUpi }
}

function finishOf(variant: VariantView): PackedWork['finishes'][number] {
  const { productTypeGroup, productTypeName, productTypeId, podConfig, serviceFlags, services } = variant
  return {
    productTypeGroup,
    productTypeName,
    ...(productTypeId !== undefined && { productTypeId }),
    podConfig,
    serviceFlags,
    handlings: services.map(({ specialHandling }) => specialHandling),
  }
}

function costOf(sale: Money, list: Money): PackedWork['variants'][number]['cost'] {
  return sale.minor === list.minor ? [sale.minor] : [sale.minor, list.minor]
}

// Most pieces are ordered one by one, and what is counted is what is there.
function stockOf(inventory: Inventory): number | Inventory {
  const { stockLevel, minOrderQuantity = 1, stepQuantity = 1, lowestStockLevelProductName } = inventory
  const isUsual = minOrderQuantity <= 1 && stepQuantity <= 1 && lowestStockLevelProductName === undefined
  return isUsual ? stockLevel : inventory
}
