import type { Finish, FinishType } from '../../model/finish.ts'
import type { Message } from '../../model/message.ts'
import type { OptionProduct } from '../../model/option-product.ts'
import { finishOf } from './finish-of.ts'
import { frameColour, type FrameColour } from './frame-colour.ts'

/** One option of a gallery pop: what it is called and how it is finished. */
export interface GalleryPop {
  readonly title: Message
  readonly type: FinishType
  readonly size?: string
  readonly colour?: FrameColour
}

/** The options of a gallery pop, in their order. */
export const GALLERY_POPS: readonly GalleryPop[] = [
  { title: { code: 'gallery-pops.print', message: 'Just the Print' }, type: 'print', size: '11x11' },
  { title: { code: 'gallery-pops.black-frame', message: 'Black Frame' }, type: 'frame', colour: 'black' },
  {
    title: { code: 'gallery-pops.white-frame', message: 'White Frame' },
    type: 'frame',
    size: '12x12',
    colour: 'white',
  },
  { title: { code: 'gallery-pops.canvas', message: 'Stretched Canvas' }, type: 'stretched-canvas' },
  {
    title: { code: 'gallery-pops.framed-canvas', message: 'Black Framed Canvas' },
    type: 'framed-canvas',
    colour: 'black',
  },
]

/** An option of a gallery pop with the variant that it stands for, when the work has one. */
export interface GalleryPopOption<P> {
  readonly pop: GalleryPop
  readonly product: P | undefined
}

/** The five options of a gallery pop, each with the first variant that fits, in the option's own size if there is one. */
export function galleryPopOptions<P extends OptionProduct>(
  products: readonly P[],
): readonly GalleryPopOption<P>[] {
  const finished = products.map(product => ({ product, finish: finishOf(product) }))
  return GALLERY_POPS.map(pop => {
    const fitting = finished.flatMap(({ product, finish }) => (fits(finish, pop) ? product : []))
    const inSize = fitting.find(({ displaySize }) => displaySize.replace(/[^\dx.]/g, '') === pop.size)
    return { pop, product: inSize ?? fitting[0] }
  })
}

function fits(finish: Finish, { type, colour }: GalleryPop): boolean {
  // Just the print of a poster is the poster.
  const finished = finish.type === 'poster' ? 'print' : finish.type
  return finished === type && (!colour || frameColour(finish.moulding) === colour)
}
