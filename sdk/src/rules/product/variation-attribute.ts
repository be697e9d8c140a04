import type { PlatformProduct, VariationAttribute } from '../../model/platform-product.ts'

/** The attribute that variants differ in by default. */
export const DEFAULT_VARIATION_ATTRIBUTE = 'color'

/** The attribute of that id in which a product's variants differ. */
export function variationAttribute(
  { variationAttributes }: Pick<PlatformProduct, 'variationAttributes'>,
  id: string = DEFAULT_VARIATION_ATTRIBUTE,
): VariationAttribute | undefined {
  return variationAttributes.find(attribute => attribute.id === id)
}
