import {
  finishOf,
  frameColour,
  imageAddress,
  pieceSize,
  productIndex,
  type Finish,
  type FrameColour,
  type PieceSize,
} from '@wallart/sdk'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'

export interface ScalePiece {
  readonly upi: string
  readonly isChosen: boolean
  readonly outer: PieceSize
  readonly inner: PieceSize
  readonly finish: Finish['type']
  readonly moulding: FrameColour | 'gold' | 'silver'
  readonly hasMat: boolean
}

/** The sizes of a work from small to large, each in the chosen finish where there is one. */
export function scalePieces({ variants }: WorkView, chosen: VariantView): readonly ScalePiece[] {
  const wanted = finishOf(chosen)
  const pieces = [...productIndex({ products: variants }).bySize].flatMap(([sizeCode, ofSize]) => {
    const alike = ofSize.find(variant => isSameFinish(finishOf(variant), wanted))
    const variant = sizeCode === chosen.sizeCode ? chosen : (alike ?? ofSize[0])
    return variant ? toScalePiece(variant, variant === chosen) : []
  })
  return pieces.toSorted((a, b) => a.outer.width * a.outer.height - b.outer.width * b.outer.height)
}

/** The picture without anything around it, for a drawing; none where the work is sold only finished. */
export function bareImage({ variants }: WorkView): string | undefined {
  const bare = variants.find(variant => ['print', 'poster'].includes(finishOf(variant).type))
  return bare && imageAddress(bare.imageId, 'jpg', { width: 240 })
}

function toScalePiece(variant: VariantView, isChosen: boolean): ScalePiece[] {
  const inner = pieceSize(variant.displaySize)
  const outer = pieceSize(variant.displayFinishedSize ?? '') ?? inner
  if (!inner || !outer) return []
  const finish = finishOf(variant)
  return [
    {
      upi: variant.upi,
      isChosen,
      outer,
      inner,
      finish: finish.type,
      moulding: mouldingColour(finish.moulding),
      hasMat: variant.services.some(({ specialHandling }) => specialHandling.topMatName),
    },
  ]
}

function mouldingColour(name = ''): ScalePiece['moulding'] {
  const colour = frameColour(name)
  if (colour !== 'other') return colour
  return (['gold', 'silver'] as const).find(each => name.toLowerCase().includes(each)) ?? 'other'
}

function isSameFinish(a: Finish, b: Finish): boolean {
  return a.type === b.type && a.tier === b.tier && a.moulding === b.moulding
}
