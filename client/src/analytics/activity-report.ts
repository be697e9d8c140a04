import type {
  ActivityLineInput,
  ActivityProductInput,
  ActivityRecommender,
  CheckoutStep,
} from '@wallart/sdk/analytics'
import type { Money } from '@wallart/sdk'

export type ActivityReport =
  | { readonly name: 'viewPage'; readonly path: string }
  | { readonly name: 'viewProduct'; readonly product: ActivityProductInput }
  | { readonly name: 'viewSearch'; readonly searchText: string; readonly ids: readonly string[] }
  | { readonly name: 'clickSearch'; readonly searchText: string; readonly id: string }
  | { readonly name: 'viewCategory'; readonly categoryId: string; readonly ids: readonly string[] }
  | { readonly name: 'clickCategory'; readonly categoryId: string; readonly id: string }
  | { readonly name: 'viewReco'; readonly by: ActivityRecommender; readonly ids: readonly string[] }
  | { readonly name: 'clickReco'; readonly by: ActivityRecommender; readonly id: string }
  | { readonly name: 'addToCart'; readonly lines: readonly ActivityLineInput[] }
  | { readonly name: 'beginCheckout'; readonly lines: readonly ActivityLineInput[]; readonly amount: Money }
  | { readonly name: 'checkoutStep'; readonly step: CheckoutStep }
