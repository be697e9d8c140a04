import type { BrandContent } from '../model/brand.ts'
import { FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What is the poster brand's own in header, drawer and footer. */
export const ALLPOSTERS_CONTENT: BrandContent = {
  name: 'AllPosters',
  contactHref: '/help/cs',
  secondNavigation: [],
  support: {
    title: { code: 'frame.help', message: 'Help' },
    links: [
      {
        label: { code: 'frame.order-status', message: 'Order Status' },
        href: '/orders',
        opens: 'order-status',
      },
      { label: { code: 'frame.contact-us', message: 'Contact Us' }, href: '/help/cs' },
      { label: { code: 'frame.placing-orders', message: 'Placing Orders' }, href: '/help/placingorders' },
      { label: { code: 'frame.payment-methods', message: 'Payment Methods' }, href: '/help/pay-method' },
      { label: { code: 'frame.shipping', message: 'Shipping' }, href: '/help/shipping' },
      {
        label: { code: 'frame.shipping-returns', message: 'Shipping & Returns' },
        href: '/help/shippingreturns',
      },
      { label: { code: 'frame.faq', message: 'FAQ' }, href: '/help/faq' },
      { label: { code: 'frame.gift-cards', message: 'Gift Cards' }, href: GIFT_CARD_LINK },
    ],
  },
  company: {
    title: { code: 'frame.allposters', message: 'AllPosters' },
    links: [
      { label: { code: 'frame.about-us', message: 'About Us' }, href: '/help/aboutus' },
      { label: { code: 'frame.customer-reviews', message: 'Customer Reviews' }, href: '/lp/reviews' },
      {
        label: { code: 'frame.posters-for-business', message: 'Posters for Business' },
        href: '/lp/business',
      },
      { label: { code: 'frame.a-new-look', message: 'A New Look' }, href: '/lp/rebrand-announcement' },
      { label: { code: 'frame.blog', message: 'Blog' }, href: '/blog/' },
    ],
  },
  privacy: {
    title: { code: 'frame.privacy-terms', message: 'Privacy & Terms' },
    links: [
      {
        label: { code: 'frame.privacy-policy', message: 'Privacy Policy' },
        href: '/help/privacy-policy.html',
      },
      {
        label: { code: 'frame.terms-and-conditions', message: 'Terms and Conditions' },
        href: '/help/terms-and-conditions.html',
      },
    ],
  },
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/allposters' },
    { network: 'Instagram', href: 'https://www.instagram.com/allposters/' },
    { network: 'X', href: 'https://x.com/allposters' },
    { network: 'Pinterest', href: 'https://www.pinterest.com/allposters/' },
  ],
  about: {
    title: { code: 'frame.about-us', message: 'About Us' },
    text: {
      code: 'frame.movies-music-maps-sports-and',
      message:
        'Movies, music, maps, sports and street art: if it belongs on a wall, we print it as a poster.',
    },
    links: [
      {
        label: { code: 'frame.more-about-allposters', message: 'More about AllPosters' },
        href: '/help/aboutus',
      },
    ],
  },
  claims: FOOTER_CLAIMS,
  offer: {
    percent: SIGN_UP_PERCENT_OFF,
    text: { code: 'frame.sign-up-and-get-off-b', message: 'Sign up and get 25% off your first order' },
  },
  sms: {
    keyword: 'POSTERS',
    shortCode: '76700',
    text: {
      code: 'frame.text-posters-to-and-hear',
      message: 'Text POSTERS to 76700 and hear about new posters first.',
    },
  },
  footer: ['support', 'company', 'newsletter', 'sms', 'social', 'about', 'claims', 'privacy'],
}
