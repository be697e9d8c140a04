import type { BrandContent } from '../model/brand.ts'
import { FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What is the art brand's own in header, drawer and footer. */
export const ART_CONTENT: BrandContent = {
  name: 'Art',
  contactHref: '/help/talktous',
  secondNavigation: [
    { label: 'Frame My Photos', href: '/frame-my-photos' },
    { label: 'Art for Business', href: '/lp/business' },
    { label: 'Gift Cards', href: GIFT_CARD_LINK },
  ],
  support: {
    title: 'Customer Support',
    links: [
      { label: 'Talk to Us', href: '/help/talktous' },
      { label: 'Order Status', href: '/orders', opens: 'order-status' },
      { label: 'Placing Orders', href: '/help/placingorders' },
      { label: 'Payment Methods', href: '/help/pay-method' },
      { label: 'Shipping', href: '/help/shipping' },
      { label: 'Shipping & Returns', href: '/help/shippingreturns' },
      { label: 'FAQ', href: '/help/faq' },
      { label: 'Gift Cards', href: GIFT_CARD_LINK },
    ],
  },
  company: {
    title: 'Company',
    links: [
      { label: 'About Us', href: '/help/aboutus' },
      { label: 'Customer Reviews', href: '/lp/reviews' },
      { label: 'Art for Business', href: '/lp/business' },
      { label: 'Our New Look', href: '/lp/rebrand-announcement' },
      { label: 'Blog', href: '/blog/' },
    ],
  },
  privacy: {
    title: 'Privacy',
    links: [
      { label: 'Privacy Policy', href: '/help/privacy' },
      { label: 'Terms & Conditions', href: '/help/terms' },
    ],
  },
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/artdotcom' },
    { label: 'Instagram', href: 'https://www.instagram.com/artdotcom/' },
    { label: 'Pinterest', href: 'https://www.pinterest.com/artdotcom/' },
    { label: 'YouTube', href: 'https://www.youtube.com/artdotcom' },
  ],
  about: {
    title: 'About Art',
    text: 'Every picture is printed when you order it, framed by hand and sent ready to hang.',
    links: [
      { label: 'Our Story', href: '/help/aboutus' },
      { label: 'Customer Reviews', href: '/lp/reviews' },
      { label: 'Art for Business', href: '/lp/business' },
      { label: 'Our New Look', href: '/lp/rebrand-announcement' },
    ],
  },
  claims: FOOTER_CLAIMS,
  offer: {
    percent: SIGN_UP_PERCENT_OFF,
    minimum: { minor: 9900, currency: 'USD' },
    text: 'Sign up and get 25% off your order of $99 or more',
  },
  sms: {
    keyword: 'GALLERY',
    shortCode: '27800',
    text: 'Text GALLERY to 27800 for news and offers.',
  },
  footer: ['newsletter', 'sms', 'about', 'claims', 'support', 'company', 'privacy', 'social'],
}
