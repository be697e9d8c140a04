import type { CategoryWire } from '../operations/get-category.contract.ts'

/** A category as the commerce API answers it, changed as a test needs it. */
export function sampleCategory(changes: Partial<CategoryWire> = {}): CategoryWire {
  return {
    id: 'rooms',
    name: 'Rooms',
    description: 'Art that suits the room you are in.',
    parentCategoryId: 'root',
    c_showInMenu: true,
    c_alternativeUrl: '/rooms',
    onlineSubCategoriesCount: 1,
    categories: [{ id: 'rooms-office', name: 'Office', parentCategoryId: 'rooms', c_showInMenu: true }],
    ...changes,
  }
}
