import type { OrderAddress } from '../../model/order.ts'

/** An address as it is written on a parcel: name, street, then city, state and zip, without empty lines. */
export function orderAddressLines(address: OrderAddress): readonly string[] {
  const { firstName, lastName, addressLine1, city, state, zip } = address
  const region = joined([state, zip], ' ')
  return [joined([firstName, lastName], ' '), addressLine1.trim(), joined([city, region], ', ')].filter(
    Boolean,
  )
}

function joined(parts: readonly string[], separator: string): string {
  return parts
    .map(part => part.trim())
    .filter(Boolean)
    .join(separator)
}
