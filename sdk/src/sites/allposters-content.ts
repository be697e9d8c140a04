import type { BrandContent } from '../model/brand.ts'
import { FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What is the poster brand's own in header, drawer and footer. */
export const ALLPOSTERS_CONTENT: BrandContent = {
  name: 'AllPosters',
  contactHref: '/help/cs',
  secondNavigation: [],
  support: {
    title: 'Help',
    links: [
      { label: 'Order Status', href: '/orders', opens: 'order-status' },
      { label: 'Contact Us', href: '/help/cs' },
      { label: 'Placing Orders', href: '/help/placingorders' },
      { label: 'Payment Methods', href: '/help/pay-method' },
      { label: 'Shipping', href: '/help/shipping' },
      { label: 'Shipping & Returns', href: '/help/shippingreturns' },
      { label: 'FAQ', href: '/help/faq' },
      { label: 'Gift Cards', href: GIFT_CARD_LINK },
    ],
  },
  company: {
    title: 'AllPosters',
    links: [
      { label: 'About Us', href: '/help/aboutus' },
      { label: 'Customer Reviews', href: '/lp/reviews' },
      { label: 'Posters for Business', href: '/lp/business' },
      { label: 'A New Look', href: '/lp/rebrand-announcement' },
      { label: 'Blog', href: '/blog/' },
    ],
  },
  privacy: {
    title: 'Privacy & Terms',
    links: [
      { label: 'Privacy Policy', href: '/help/privacy-policy.html' },
      { label: 'Terms and Conditions', href: '/help/terms-and-conditions.html' },
    ],
  },
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/allposters' },
    { label: 'Instagram', href: 'https://www.instagram.com/allposters/' },
    { label: 'X', href: 'https://x.com/allposters' },
    { label: 'Pinterest', href: 'https://www.pinterest.com/allposters/' },
  ],
  about: {
    title: 'About Us',
    text: 'Movies, music, maps, sports and street art: if it belongs on a wall, we print it as a poster.',
    links: [{ label: 'More about AllPosters', href: '/help/aboutus' }],
  },
  claims: FOOTER_CLAIMS,
  offer: { percent: SIGN_UP_PERCENT_OFF, text: 'Sign up and get 25% off your first order' },
  sms: {
    keyword: 'POSTERS',
    shortCode: '76700',
    text: 'Text POSTERS to 76700 and hear about new posters first.',
  },
  footer: ['support', 'company', 'newsletter', 'sms', 'social', 'about', 'claims', 'privacy'],
}
