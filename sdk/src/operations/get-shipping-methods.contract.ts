import type { ShippingMethods } from '../model/basket.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import { toShippingMethod, shippingMethodWire } from '../wire/shipping-method.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

export type { ShippingMethodWire } from '../wire/shipping-method.ts'

const wire = /* @__PURE__ */ z.object({
  applicableShippingMethods: /* @__PURE__ */ maybeList(shippingMethodWire),
  defaultShippingMethodId: maybeText,
})

/** The ways of delivery on the wire. */
export type ShippingMethodsWire = z.infer<typeof wire>

/** The contract for the ways of delivery, whose prices are in the basket's currency. */
export function getShippingMethodsContract(currency: string): Contract<ShippingMethods> {
  return createContract(wire, from => ({
    methods: (from.applicableShippingMethods ?? []).map(method => toShippingMethod(method, currency)),
    ...omitNullish({ defaultMethodId: from.defaultShippingMethodId }),
  }))
}
