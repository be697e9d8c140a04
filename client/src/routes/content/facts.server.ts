import {
  BRAND_CONTENTS,
  BUSINESS_MAILBOXES,
  businessRedirect,
  CUSTOMER_SERVICE,
  formatMoney,
  FRAMES_TO_CHOOSE_FROM,
  FREE_SHIPPING_FROM,
  PRODUCT_SETTINGS,
  productionRange,
  RETURN_DAYS,
  SIGN_UP_PERCENT_OFF,
  siteCurrency,
  siteLink,
  toMoney,
  transitDaysTo,
  type SiteContext,
} from '@wallart/sdk'
import type { Facts } from './copy.ts'

const NEAR = { zip: '66952', country: 'US' } as const
const FAR = { zip: '99501', country: 'US' } as const
const CANADA = { zip: 'K1A 0B1', country: 'CA' } as const

export function contentFacts(context: SiteContext): Facts {
  const { site, locale } = context
  const { name, contactHref } = BRAND_CONTENTS[site.id]
  const { phone, email } = CUSTOMER_SERVICE[site.id]
  return {
    shop: name,
    contactHref: siteLink(contactHref, context),
    phone,
    email,
    businessEmail: BUSINESS_MAILBOXES[site.id] ?? email,
    isCanadian: locale.id.endsWith('-CA'),
    showsRatings: PRODUCT_SETTINGS[site.id].hasRatings,
    hasBusinessAccounts: businessRedirect(false, site.id) === undefined,
    freeShippingFrom: formatMoney(toMoney(FREE_SHIPPING_FROM, siteCurrency(site, locale)), locale.id).replace(
      /[.,]00/,
      '',
    ),
    returnDays: RETURN_DAYS,
    frames: FRAMES_TO_CHOOSE_FROM,
    signUpPercentOff: SIGN_UP_PERCENT_OFF,
    production: productionRange(),
    ground: transitDaysTo(NEAR),
    remote: transitDaysTo(FAR),
    canada: transitDaysTo(CANADA),
    express: transitDaysTo(NEAR, 'express'),
  }
}
