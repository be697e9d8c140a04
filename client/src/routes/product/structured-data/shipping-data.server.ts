import { productionDays, transitDays } from '@wallart/sdk'
import { canadaNote } from '../../../catalogue/canada-note.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'

type Days = ReturnType<typeof productionDays>

/** Where a variant is sent and how long that takes, as search engines read it; what it costs depends on the order. */
export function shippingData(work: Pick<WorkView, 'imageIds'>, variant: VariantView): readonly object[] {
  const making = productionDays(variant)
  return [
    destinationData('US', deliveryData(making, transitDays('US'))),
    destinationData(
      'CA',
      canadaNote(work, variant) ? { doesNotShip: true } : deliveryData(making, transitDays('CA')),
    ),
  ]
}

function destinationData(country: string, shipping: object): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...shipping,
  }
}

function deliveryData(making: Days, travel: Days): object {
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysData(making),
      transitTime: daysData(travel),
    },
  }
}

function daysData({ from, to }: Days): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' }
}
