import type { Inventory, SpecialHandling } from '@wallart/sdk'
import type { VariantView, WorkView } from '../work-view.ts'

const FLAGS = { canFrame: true, canMount: true, canLaminate: false, canCanvasStretched: true }

interface VariantOverrides {
  readonly upi: string
  readonly size?: string
  readonly group?: string
  readonly name?: string
  readonly handlings?: readonly SpecialHandling[]
  readonly price?: number
  readonly list?: number
  readonly inventory?: Inventory
  readonly apnum?: string
}

/** A variant for tests: a print in a size unless another finish is wished for. */
export function aVariant(overrides: VariantOverrides): VariantView {
  const { upi, size = '12x18', group = 'Print', name = 'Art Print', handlings = [] } = overrides
  const { price = 1999, list = price, inventory = { stockLevel: 9 }, apnum = '8' } = overrides
  const [width, height] = size.split('x')
  return {
    upi,
    printUpi: `${size.toUpperCase()}P`,
    apnum,
    zoneProductId: `1${apnum}`,
    sizeCode: size,
    displaySize: `${width}" x ${height}"`,
    displayFinishedSize: `${width}" x ${height}"`,
    printSize: `${width}" x ${height}" (30 x 46 cm)`,
    productTypeGroup: group,
    productTypeName: name,
    productTypeId: 8,
    podConfig: 0,
    salePrice: { minor: price, currency: 'USD' },
    listPrice: { minor: list, currency: 'USD' },
    imageId: upi,
    imageUrl: `/img/${upi}.jpg?artWidth=640`,
    serviceFlags: FLAGS,
    services: handlings.map(specialHandling => ({ upi, specialHandling })),
    inventory,
  }
}

/** A frame's handling in a moulding. */
export function aFrame(mouldingName: string, mouldingTier = 'classic'): SpecialHandling {
  return { name: 'frame', mouldingName, mouldingTier }
}

/** A work for tests: two sizes as print, in two frames and as a canvas; the white frame of the small one is sold out. */
export function aWork(overrides: Partial<WorkView> = {}): WorkView {
  return {
    title: 'Quiet Ridge',
    artist: 'Ines Caldera',
    artistHref: '/category/artists-ines-caldera',
    category: 'Mountains',
    description: 'Hills behind hills.',
    groupType: 'standard',
    imageIds: ['AP', 'AFB'],
    variants: ['12x18', '24x36'].flatMap((size, index) => variantsInSize(size, index === 0 ? 'A' : 'B')),
    ...overrides,
  }
}

function variantsInSize(size: string, letter: string): readonly VariantView[] {
  const priceFactor = letter === 'A' ? 1 : 2
  const inventory = { stockLevel: letter === 'A' ? 0 : 3 }
  return [
    aVariant({ upi: `${letter}P`, size, price: 1999 * priceFactor }),
    aVariant({ upi: `${letter}FB`, size, price: 9900 * priceFactor, handlings: [aFrame('Chelsea Black')] }),
    aVariant({
      upi: `${letter}FW`,
      size,
      price: 9900 * priceFactor,
      handlings: [aFrame('Ashford White')],
      inventory,
    }),
    aVariant({
      upi: `${letter}C`,
      size,
      group: 'Canvas',
      name: 'Stretched Canvas',
      price: 4900 * priceFactor,
      list: 6000 * priceFactor,
      handlings: [{ name: 'canvas' }],
    }),
  ]
}
