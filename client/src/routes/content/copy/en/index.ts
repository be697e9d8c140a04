import { aboutUs } from './about-us.ts'
import { business } from './business.ts'
import { contact } from './contact.ts'
import { faq } from './faq.ts'
import { framingGuide } from './framing-guide.ts'
import { paymentMethods } from './payment-methods.ts'
import { placingOrders } from './placing-orders.ts'
import { privacy } from './privacy.ts'
import { rebrand } from './rebrand.ts'
import { shippingAndReturns } from './shipping-and-returns.ts'
import { shipping } from './shipping.ts'
import { sizeAndHangingGuide } from './size-and-hanging-guide.ts'
import { terms } from './terms.ts'

export const ENGLISH = {
  aboutUs,
  business,
  contact,
  faq,
  framingGuide,
  paymentMethods,
  placingOrders,
  privacy,
  rebrand,
  shippingAndReturns,
  shipping,
  sizeAndHangingGuide,
  terms,
}
