import type { VariantView } from './work-view.ts'

/** A print's size in centimetres, as its long form names it in brackets; empty where it does not. */
export function centimetresOf({ printSize }: Pick<VariantView, 'printSize'>): string {
  return /\(([^)]*)\)/.exec(printSize)?.[1] ?? ''
}
