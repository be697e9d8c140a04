import type { BrandContent } from '../model/brand.ts'
import { frameText } from './frame-text.ts'
import { FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What is the poster brand's own in header, drawer and footer. */
export const ALLPOSTERS_CONTENT: BrandContent = {
  name: 'AllPosters',
  contactHref: '/help/cs',
  secondNavigation: [],
  support: {
    title: frameText('help', 'Help'),
    links: [
      { label: frameText('order-status', 'Order Status'), href: '/orders', opens: 'order-status' },
      { label: frameText('contact-us', 'Contact Us'), href: '/help/cs' },
      { label: frameText('placing-orders', 'Placing Orders'), href: '/help/placingorders' },
      { label: frameText('payment-methods', 'Payment Methods'), href: '/help/pay-method' },
      { label: frameText('shipping', 'Shipping'), href: '/help/shipping' },
      { label: frameText('shipping-returns', 'Shipping & Returns'), href: '/help/shippingreturns' },
      { label: frameText('faq', 'FAQ'), href: '/help/faq' },
      { label: frameText('gift-cards', 'Gift Cards'), href: GIFT_CARD_LINK },
    ],
  },
  company: {
    title: frameText('allposters', 'AllPosters'),
    links: [
      { label: frameText('about-us', 'About Us'), href: '/help/aboutus' },
      { label: frameText('customer-reviews', 'Customer Reviews'), href: '/lp/reviews' },
      { label: frameText('posters-for-business', 'Posters for Business'), href: '/lp/business' },
      { label: frameText('a-new-look', 'A New Look'), href: '/lp/rebrand-announcement' },
      { label: frameText('blog', 'Blog'), href: '/blog/' },
    ],
  },
  privacy: {
    title: frameText('privacy-terms', 'Privacy & Terms'),
    links: [
      { label: frameText('privacy-policy', 'Privacy Policy'), href: '/help/privacy-policy.html' },
      {
        label: frameText('terms-and-conditions', 'Terms and Conditions'),
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
    title: frameText('about-us', 'About Us'),
    text: frameText(
      'movies-music-maps-sports-and',
      'Movies, music, maps, sports and street art: if it belongs on a wall, we print it as a poster.',
    ),
    links: [{ label: frameText('more-about-allposters', 'More about AllPosters'), href: '/help/aboutus' }],
  },
  claims: FOOTER_CLAIMS,
  offer: {
    percent: SIGN_UP_PERCENT_OFF,
    text: frameText('sign-up-and-get-off-b', 'Sign up and get 25% off your first order'),
  },
  sms: {
    keyword: 'POSTERS',
    shortCode: '76700',
    text: frameText('text-posters-to-and-hear', 'Text POSTERS to 76700 and hear about new posters first.'),
  },
  footer: ['support', 'company', 'newsletter', 'sms', 'social', 'about', 'claims', 'privacy'],
}
