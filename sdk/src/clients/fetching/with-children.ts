import type { Category } from '../../model/category.ts'

export function grandchildIds({ categories }: Category): readonly string[] {
  return categories.flatMap(child => child.categories.map(({ id }) => id))
}

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
