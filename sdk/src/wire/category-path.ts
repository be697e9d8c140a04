import { sameSitePath } from '../rules/address/same-site-path.ts'
import { categoryLink } from '../rules/menu/category-link.ts'

/** The path of a category, else the one that its id makes, else home. */
export function toCategoryPath(alternativeUrl: string, id: string | null | undefined): string {
  return id ? categoryLink({ id, alternativeUrl }) : (sameSitePath(alternativeUrl) ?? '/')
}
