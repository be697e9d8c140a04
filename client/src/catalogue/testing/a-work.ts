import type { Inventory, SpecialHandling } from '@wallart/sdk'
import type { VariantView, WorkView } from '../work-view.ts'

const FLAGS = { canFrame: true, canMount: true, canLaminate: false, canCanvasStretched: true }

interface TrackingConsent {
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
export function aVariant(consent: TrackingConsent): VariantView {
  const { upi, size = '12x18', group = 'Print', name = 'Art Print', handlings = [] } = consent
  const { price = 1999, list = price, inventory = { stockLevel: 9 }, apnum = '8' } = consent
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
export function aWork(consent: Partial<WorkView> = {}): WorkView {
  return {
    title: 'Quiet Ridge',
    artist: 'Ines Caldera',
    artistHref: '/category/artists-ines-caldera',
    description: 'Hills behind hills.',
    groupType: 'standard',
    imageIds: ['AP', 'AFB'],
    variants: ['12x18', '24x36'].flatMap((size, index) => finishesOf(size, index === 0 ? 'A' : 'B')),
    ...consent,
  }
}

function finishesOf(size: string, letter: string): readonly VariantView[] {
  const dear = letter === 'A' ? 1 : 2
  const inventory = { stockLevel: letter === 'A' ? 0 : 3 }
  return [
    aVariant({ upi: `${letter}P`, size, price: 1999 * dear }),
    aVariant({ upi: `${letter}FB`, size, price: 9900 * dear, handlings: [aFrame('Chelsea Black')] }),
    aVariant({
      upi: `${letter}FW`,
      size,
      price: 9900 * dear,
      handlings: [aFrame('Ashford White')],
      inventory,
    }),
    aVariant({
      upi: `${letter}C`,
      size,
      group: 'Canvas',
      name: 'Stretched Canvas',
      price: 4900 * dear,
      list: 6000 * dear,
      handlings: [{ name: 'canvas' }],
    }),
  ]
}
