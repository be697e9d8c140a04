import { type Inventory, type Money } from '@wallart/sdk'
import { PACKED_HERE, type PackedWork } from './packed-work.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'

export function packWork(view: WorkView): PackedWork {
  const packed = pack(view)
  PACKED_HERE.set(packed, view)
  return packed
}

function pack({ variants, ...work }: WorkView): PackedWork {
  const sizes = new IndexedValues<PackedWork['sizes'][number]>()
  const finishes = new IndexedValues<PackedWork['finishes'][number]>()
  const serviceFlags = new IndexedValues<VariantView['serviceFlags']>()
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
        at: [
          sizes.indexOf(packSize(variant)),
          finishes.indexOf(packFinish(variant, serviceFlags.indexOf(variant.serviceFlags))),
        ],
        cost: packCost(variant.salePrice, variant.listPrice),
        ...(imageId !== upi && { imageId }),
        ...(inventory && { stock: packStock(inventory) }),
      }
    }),
    sizes: sizes.all,
    finishes: finishes.all,
    serviceFlags: serviceFlags.all,
  }
}

/** Things of which several variants have the same. */
class IndexedValues<T> {
  readonly all: T[] = []
  readonly #places = new Map<string, number>()

  indexOf(value: T): number {
    const key = JSON.stringify(value)
    const existing = this.#places.get(key)
    if (existing !== undefined) return existing
    this.#places.set(key, this.all.length)
    return this.all.push(value) - 1
  }
}

function packSize({ sizeCode, displaySize, printSize, printUpi }: VariantView): PackedWork['sizes'][number] {
  return { sizeCode, displaySize, printSize, printUpi }
}

function packFinish(variant: VariantView, flags: number): PackedWork['finishes'][number] {
  const { productTypeGroup, productTypeName, productTypeId, podConfig, services } = variant
  return {
    productTypeGroup,
    productTypeName,
    ...(productTypeId !== undefined && { productTypeId }),
    podConfig,
    flags,
    handlings: services.map(({ specialHandling }) => specialHandling),
  }
}

function packCost(sale: Money, list: Money): PackedWork['variants'][number]['cost'] {
  return sale.minor === list.minor ? [sale.minor] : [sale.minor, list.minor]
}

// Most pieces are ordered one by one, and what is counted is what is there.
function packStock(inventory: Inventory): number | Inventory {
  const { stockLevel, ats = stockLevel, minOrderQuantity = 1, stepQuantity = 1 } = inventory
  const isUsual =
    ats === stockLevel &&
    minOrderQuantity <= 1 &&
    stepQuantity <= 1 &&
    inventory.lowestStockLevelProductName === undefined
  return isUsual ? stockLevel : inventory
}
