import { BRANDS } from '@wallart/sdk'
import { useSite } from '../i18n/site-context.ts'

/** The colour of the wall behind every picture of this brand's galleries. */
export function useGalleryWall(): string {
  return BRANDS[useSite().site.id].galleryWall
}
