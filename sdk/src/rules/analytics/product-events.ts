import type { AnalyticsEvent } from './analytics-event.ts'
import type { AnalyticsProduct } from './analytics-item.ts'
import { analyticsValue, type AnalyticsValue } from './analytics-value.ts'

/** A picture or video of a product that was picked from its gallery. */
export interface GalleryPreview {
  readonly productId: string
  readonly index: number
  readonly media: 'image' | 'video'
}

/** A product was shown. */
export function viewItemEvent(product: AnalyticsProduct): AnalyticsEvent<'view_item', AnalyticsValue> {
  return { event: 'view_item', ...analyticsValue([product]) }
}

/** A picture or video of a product was picked. */
export function galleryPreviewEvent({
  productId,
  index,
  media,
}: GalleryPreview): AnalyticsEvent<
  'gallery_preview',
  { item_id: string; index: number; media: 'image' | 'video' }
> {
  return { event: 'gallery_preview', item_id: productId, index, media }
}
