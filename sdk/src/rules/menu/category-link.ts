import type { Category } from '../../model/category.ts'
import { encodedSegment } from '../address/encoded-segment.ts'
import { sameSitePath } from '../address/same-site-path.ts'

/** Where a category's page is: its alternative address when that stays on the site, else the built one. */
export function categoryLink({ id, alternativeUrl }: Pick<Category, 'id' | 'alternativeUrl'>): string {
  return sameSitePath(alternativeUrl) ?? `/category/${encodedSegment(id)}`
}
