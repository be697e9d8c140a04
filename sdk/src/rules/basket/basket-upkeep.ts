import type { Basket } from '../../model/basket.ts'
import type { Customer } from '../../model/customer.ts'

/** What is known about a customer's baskets. */
export interface BasketUpkeepInput {
  /** How many baskets the customer has. */
  readonly total: number
  readonly basket?: Pick<Basket, 'basketId' | 'currency' | 'customerEmail'>
  /** The currency the shopper pays in. */
  readonly currency: string
  readonly customer: Pick<Customer, 'customerType' | 'email'>
}

/** What puts a customer's basket in order. */
export type BasketUpkeepStep =
  | { readonly step: 'create'; readonly currency: string }
  | { readonly step: 'currency'; readonly basketId: string; readonly currency: string }
  | { readonly step: 'email'; readonly basketId: string; readonly email: string }

/** The steps a basket needs: one new when there is none, the shopper's currency, the customer's e-mail. */
export function basketUpkeep({
  total,
  basket,
  currency,
  customer,
}: BasketUpkeepInput): readonly BasketUpkeepStep[] {
  if (total === 0) return [{ step: 'create', currency }]
  if (!basket) return []
  const { basketId } = basket
  const { customerType, email } = customer
  const steps: BasketUpkeepStep[] = []
  if (basket.currency !== currency) steps.push({ step: 'currency', basketId, currency })
  if (customerType === 'registered' && email && email !== basket.customerEmail)
    steps.push({ step: 'email', basketId, email })
  return steps
}
