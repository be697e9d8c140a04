import { reviews } from './reviews.ts'
import { blog } from './blog.ts'
import { choosingArt } from './blog/choosing-art-for-a-living-room.ts'
import { framePoster } from './blog/how-to-frame-a-poster.ts'
import { canvasOrPaper } from './blog/canvas-or-paper.ts'
import { galleryWall } from './blog/hanging-a-gallery-wall.ts'
import { colorsTogether } from './blog/colors-that-work-together.ts'
import { smallRooms } from './blog/art-for-small-rooms.ts'
import { caring } from './blog/caring-for-prints-and-canvas.ts'
import { blackAndWhite } from './blog/black-and-white-photography-at-home.ts'
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
import { sitemap } from './sitemap.ts'
import { sizeAndHangingGuide } from './size-and-hanging-guide.ts'
import { terms } from './terms.ts'

export const FRENCH = {
  reviews,
  blog,
  choosingArt,
  framePoster,
  canvasOrPaper,
  galleryWall,
  colorsTogether,
  smallRooms,
  caring,
  blackAndWhite,
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
  sitemap,
  sizeAndHangingGuide,
  terms,
}
