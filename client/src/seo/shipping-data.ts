import { canadaRestriction, makingDays, travelDays } from '@wallart/sdk'
import type { VariantView, WorkView } from '../products/work-view.ts'

type Days = ReturnType<typeof makingDays>

/** Where a variant is sent and how long that takes, as search engines read it; what it costs depends on the order. */
export function shippingData(
  { imageIds }: Pick<WorkView, 'imageIds'>,
  variant: VariantView,
): readonly object[] {
  const isRestricted = [variant.imageId, ...imageIds].some(id => canadaRestriction(id))
  return (['US', 'CA'] as const).map(country => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(isRestricted && country === 'CA'
      ? { doesNotShip: true }
      : {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: daysData(makingDays(variant)),
            transitTime: daysData(travelDays(country)),
          },
        }),
  }))
}

function daysData({ from, to }: Days): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' }
}
