import type { Operation } from '@wallart/sdk/operations/operation'
import { BASKET, CHECKOUT } from './basket-scenarios.ts'
import { ADDRESS, CARD, FAVOURITE } from './customer-scenarios.ts'
import { GIFT_CARD } from './gift-card-scenario.ts'
import { PHOTO } from './photo-scenario.ts'
import type { Scenario } from './scenario.ts'
import { CUSTOMER_SESSION, GUEST_SESSION, LEGACY_SESSION } from './session-scenarios.ts'
import { EMAILS, NEW_ACCOUNT, TRACKING } from './side-effect-scenarios.ts'

export const SCENARIOS: readonly Scenario[] = [
  BASKET,
  CHECKOUT,
  GIFT_CARD,
  ADDRESS,
  CARD,
  FAVOURITE,
  PHOTO,
  LEGACY_SESSION,
  NEW_ACCOUNT,
  EMAILS,
  TRACKING,
]

export function scenarioNames(operation: Operation): readonly string[] {
  return [GUEST_SESSION, CUSTOMER_SESSION, ...SCENARIOS]
    .filter(({ covers }) => covers.includes(operation))
    .map(({ name }) => name)
}
