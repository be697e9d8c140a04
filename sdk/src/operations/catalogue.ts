import { getCategory } from './get-category.ts'
import type { Operation } from './operation.ts'

/** Every upstream call there is. */
export const CATALOGUE: readonly Operation[] = [getCategory]
