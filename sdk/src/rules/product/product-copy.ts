import type { Finishable } from '../../model/finish.ts'
import type { Message } from '../../model/message.ts'
import { productKind, type ProductKind } from './product-kind.ts'
import { handlingByName } from './special-handlings.ts'

/** The products that have a text of their own; a poster shares that of the print. */
export type CopySetName = Exclude<ProductKind, 'poster'> | 'mount'

interface ProductCopyText {
  readonly title: string
  readonly bullets: readonly string[]
}

/** What the shop says about a type of product. */
export interface ProductCopy {
  readonly title: Message
  readonly bullets: readonly Message[]
}

// What is said of a print has to be true of a poster, a photograph, a rolled canvas and a laminate, too.
/** The shop's texts about its types of product. */
export const PRODUCT_COPY: Readonly<Record<CopySetName, ProductCopyText>> = {
  print: {
    title: 'Print',
    bullets: [
      'Printed to order, in crisp detail and true colors',
      'Fade-resistant inks that last for generations',
      'Packed flat or rolled, so that it arrives without a crease',
    ],
  },
  'framed-print': {
    title: 'Framed Print',
    bullets: [
      'Framed by hand with mitered wood corners',
      'Clear acrylic protects the print from dust and light',
      'Arrives ready to hang, hardware included',
    ],
  },
  'framed-essential': {
    title: 'Essential Framed Print',
    bullets: [
      'A slim, simple frame at an everyday price',
      'Clear acrylic protects the print from dust and light',
      'Arrives ready to hang, hardware included',
    ],
  },
  canvas: {
    title: 'Stretched Canvas',
    bullets: [
      'Printed on textured canvas, with a painterly look and no glare',
      'Stretched by hand over solid wood bars',
      'Arrives ready to hang, no frame needed',
    ],
  },
  'framed-canvas': {
    title: 'Framed Canvas',
    bullets: [
      'Stretched canvas set in a floating frame',
      'A slim shadow gap gives the picture depth',
      'Arrives ready to hang, hardware included',
    ],
  },
  mount: {
    title: 'Wood Mount',
    bullets: [
      'Mounted by hand on a sturdy wood panel',
      'A smooth matte finish, no glass and no glare',
      'Arrives ready to hang, no frame needed',
    ],
  },
}

/** Which text a product has; a mounted one has that of the mount, whatever its kind. */
export function copySetOf(product: Finishable): CopySetName {
  if (handlingByName(product, 'mount')) return 'mount'
  const kind = productKind(product)
  return kind === 'poster' ? 'print' : kind
}

/** What the shop says about a product's type. */
export function productCopy(product: Finishable): ProductCopy {
  const set = copySetOf(product)
  const { title, bullets } = PRODUCT_COPY[set]
  return {
    title: { code: `copy.${set}`, message: title },
    bullets: bullets.map((message, index) => ({ code: `copy.${set}.${index + 1}`, message })),
  }
}
