import { imageAddress, type Inventory, type Money, type SpecialHandling } from '@wallart/sdk'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'

type PackedSize = Pick<VariantView, 'sizeCode' | 'displaySize' | 'printSize' | 'printUpi'>

interface PackedFinish extends Pick<
  VariantView,
  'productTypeGroup' | 'productTypeName' | 'productTypeId' | 'podConfig'
> {
  /** Which of the service flags. */
  readonly flags: number
  readonly handlings: readonly SpecialHandling[]
}

interface PackedVariant extends Pick<VariantView, 'upi' | 'apnum' | 'zoneProductId' | 'displayFinishedSize'> {
  readonly at: readonly [size: number, finish: number]
  /** In the smallest unit of the currency: now, and on the list where that is another price. */
  readonly cost: readonly [sale: number, list?: number]
  /** Only where it is not the UPI. */
  readonly imageId?: string
  /** How many there are, and what else is known of them where that is unusual. */
  readonly stock?: number | Inventory
}

/** A work as it travels with its page: nothing that its variants share is said twice. */
export interface PackedWork extends Omit<WorkView, 'variants'> {
  readonly currency: string
  readonly sizes: readonly PackedSize[]
  readonly finishes: readonly PackedFinish[]
  readonly serviceFlags: readonly VariantView['serviceFlags'][]
  readonly variants: readonly PackedVariant[]
}

/** Works whose pack was made here: the server shows them without opening it again. */
export const PACKED_HERE = new WeakMap<PackedWork, WorkView>()

export function unpackWork(packed: PackedWork): WorkView {
  return PACKED_HERE.get(packed) ?? unpack(packed)
}

function unpack({ currency, sizes, finishes, serviceFlags, variants, ...work }: PackedWork): WorkView {
  const money = (minor: number): Money => ({ minor, currency })
  return {
    ...work,
    variants: variants.flatMap(({ at, cost: [sale, list = sale], stock, imageId, ...own }) => {
      const size = sizes[at[0]]
      const finish = finishes[at[1]]
      if (!size || !finish) return []
      const { handlings, flags, ...finishFields } = finish
      const picture = imageId ?? own.upi
      const variant: VariantView = {
        ...own,
        ...size,
        ...finishFields,
        serviceFlags: serviceFlags[flags] ?? {},
        services: handlings.map(specialHandling => ({ upi: own.upi, specialHandling })),
        imageId: picture,
        imageUrl: imageAddress(picture, 'jpg', { width: 640 }),
        salePrice: money(sale),
        listPrice: money(list),
        ...(stock !== undefined && {
          inventory: typeof stock === 'number' ? { stockLevel: stock } : stock,
        }),
      }
      return [variant]
    }),
  }
}
