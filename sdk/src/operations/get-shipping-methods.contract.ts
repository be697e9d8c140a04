import type { ShippingMethods } from '../model/basket.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import { toShippingMethod, shippingMethodWire } from '../wire/shipping-method.ts'
import type { MaybeText } from '../wire/types/maybe.ts'
import type { ShippingMethodWire } from '../wire/types/shipping-method.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from './contract.ts'

export type { ShippingMethodWire } from '../wire/types/shipping-method.ts'

/** The ways of delivery on the wire. */
export interface ShippingMethodsWire {
  applicableShippingMethods?: ShippingMethodWire[] | null | undefined
  defaultShippingMethodId?: MaybeText
}

const wire: z.Schema<ShippingMethodsWire> = /* @__PURE__ */ z.object({
  applicableShippingMethods: /* @__PURE__ */ maybeList(shippingMethodWire),
  defaultShippingMethodId: maybeText,
})

/** The contract for the ways of delivery, whose prices are in the basket's currency. */
export function getShippingMethodsContract(currency: string): Contract<ShippingMethods> {
  return createContract(wire, from => ({
    methods: (from.applicableShippingMethods ?? []).map(method => toShippingMethod(method, currency)),
    ...omitNullish({ defaultMethodId: from.defaultShippingMethodId }),
  }))
}
