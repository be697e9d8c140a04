/** The eleven things that the recommendation service wants to hear of. */
export const ACTIVITY_NAMES = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
] as const

/** One of the eleven. */
export type ActivityName = (typeof ACTIVITY_NAMES)[number]

/** What happened, ready to be posted under its name. */
export interface Activity<Name extends ActivityName = ActivityName, Fields extends object = object> {
  readonly name: Name
  readonly body: ActivityIdentity & Readonly<Fields>
}

/** Where and for whom something happened. */
export interface ActivityIdentity {
  readonly realm: string
  readonly instanceType: 'prd' | 'sbx'
  readonly cookieId: string
  readonly userId?: string
}
