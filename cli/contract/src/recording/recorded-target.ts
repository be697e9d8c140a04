import type { SiteId } from '@wallart/sdk'
import { fieldOf } from '../json/field-of.ts'
import type { CheckTarget } from '../model/target.ts'

/** What a run was given, without names and secrets, so that its recording is checked alike on any machine. */
export interface RecordedTarget {
  readonly hasAccount: boolean
  readonly hasSinkEmail: boolean
  readonly isPrivateClient: boolean
  /** The brands that had a gift card. */
  readonly giftCards: readonly string[]
  /** Where the pages of each brand were. */
  readonly storefronts: Readonly<Record<string, string>>
}

const STAND_IN = 'recorded'

export function describeTarget(target: CheckTarget, sites: readonly SiteId[]): RecordedTarget {
  return {
    hasAccount: target.account !== undefined,
    hasSinkEmail: target.sinkEmail !== undefined,
    isPrivateClient: target.clientSecret !== undefined,
    giftCards: sites.filter(site => target.giftCardFor?.(site) !== undefined),
    storefronts: Object.fromEntries(
      sites.flatMap(site => {
        const storefront = target.storefrontFor?.(site)
        return storefront === undefined ? [] : [[site, new URL(storefront).origin]]
      }),
    ),
  }
}

/** Responses are looked up, so that pseudonyms do; recordings without a note take what is configured. */
export function replayTarget(target: CheckTarget, recorded: RecordedTarget | undefined): CheckTarget {
  if (!recorded) return target
  const { hasAccount, hasSinkEmail, isPrivateClient, giftCards, storefronts } = recorded
  return {
    ...target,
    account: hasAccount ? { username: STAND_IN, password: STAND_IN } : undefined,
    sinkEmail: hasSinkEmail ? `${STAND_IN}@example.com` : undefined,
    clientSecret: isPrivateClient ? STAND_IN : undefined,
    giftCardFor: site => (giftCards.includes(site) ? STAND_IN : undefined),
    storefrontFor: site => storefronts[site],
    // The recording has its own.
    orderFor: () => undefined,
  }
}

export function isRecordedTarget(value: unknown): value is RecordedTarget {
  const giftCards = fieldOf(value, 'giftCards')
  const storefronts = fieldOf(value, 'storefronts')
  return (
    ['hasAccount', 'hasSinkEmail', 'isPrivateClient'].every(
      name => typeof fieldOf(value, name) === 'boolean',
    ) &&
    Array.isArray(giftCards) &&
    giftCards.every(site => typeof site === 'string') &&
    typeof storefronts === 'object' &&
    storefronts !== null &&
    Object.values(storefronts).every(each => typeof each === 'string' && URL.canParse(each))
  )
}
