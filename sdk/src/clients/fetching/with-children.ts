import type { Category } from '../../model/category.ts'

/** The ids of the categories two levels below. */
export function grandchildIds({ categories }: Category): readonly string[] {
  return categories.flatMap(child => child.categories.map(({ id }) => id))
}

/** The same category, in which the grandchildren have the children that were fetched for them. */
export function withChildren(category: Category, fetched: readonly Category[]): Category {
  const byId = new Map(fetched.map(found => [found.id, found.categories]))
  return {
    ...category,
    categories: category.categories.map(child => ({
      ...child,
      categories: child.categories.map(grandchild => ({
        ...grandchild,
        categories: byId.get(grandchild.id) ?? grandchild.categories,
      })),
    })),
  }
}
