import type { PhotoKey, Pixels } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import type { VariantView } from '../../catalogue/work-view.ts'

export interface PhotoTile {
  readonly photoId: string
  readonly upi: string
  readonly imageId: string
  readonly href: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

export interface ChoiceView {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly aside: string
  readonly isChosen: boolean
  readonly isRefused: boolean
}

/** What is cut out of the whole photo. */
export interface CropView {
  readonly imageId: string
  /** Of the whole photo, as it is turned. */
  readonly pixels: Pixels
  readonly key: PhotoKey
}

/** The photo that is being framed. */
export interface FramedPhoto {
  readonly photoId: string
  readonly shapes: readonly ChoiceView[]
  readonly turnHref: string
  readonly cropping: CropView
  readonly sizes: readonly ChoiceView[]
  readonly finishes: readonly ChoiceView[]
  readonly price: string
  readonly variant: VariantView
  /** The variant for the data layer. */
  readonly product: AnalyticsProduct
}

export interface PhotosView {
  readonly photos: readonly PhotoTile[]
  readonly framed: FramedPhoto | undefined
  readonly notice:
    { readonly kind: 'added'; readonly count: number } | { readonly kind: 'deleted' } | undefined
  readonly showsAll: boolean
}
