import type { BrandContent } from '../model/brand.ts'
import { frameText } from './frame-text.ts'
import { FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What is the art brand's own in header, drawer and footer. */
export const ART_CONTENT: BrandContent = {
  name: 'Art',
  contactHref: '/help/talktous',
  secondNavigation: [
    { label: frameText('frame-my-photos', 'Frame My Photos'), href: '/frame-my-photos' },
    { label: frameText('art-for-business', 'Art for Business'), href: '/lp/business' },
    { label: frameText('gift-cards', 'Gift Cards'), href: GIFT_CARD_LINK },
  ],
  support: {
    title: frameText('customer-support', 'Customer Support'),
    links: [
      { label: frameText('talk-to-us', 'Talk to Us'), href: '/help/talktous' },
      { label: frameText('order-status', 'Order Status'), href: '/orders', opens: 'order-status' },
      { label: frameText('placing-orders', 'Placing Orders'), href: '/help/placingorders' },
      { label: frameText('payment-methods', 'Payment Methods'), href: '/help/pay-method' },
      { label: frameText('shipping', 'Shipping'), href: '/help/shipping' },
      { label: frameText('shipping-returns', 'Shipping & Returns'), href: '/help/shippingreturns' },
      { label: frameText('faq', 'FAQ'), href: '/help/faq' },
      { label: frameText('gift-cards', 'Gift Cards'), href: GIFT_CARD_LINK },
    ],
  },
  company: {
    title: frameText('company', 'Company'),
    links: [
      { label: frameText('about-us', 'About Us'), href: '/help/aboutus' },
      { label: frameText('customer-reviews', 'Customer Reviews'), href: '/lp/reviews' },
      { label: frameText('art-for-business', 'Art for Business'), href: '/lp/business' },
      { label: frameText('our-new-look', 'Our New Look'), href: '/lp/rebrand-announcement' },
      { label: frameText('blog', 'Blog'), href: '/blog/' },
    ],
  },
  privacy: {
    title: frameText('privacy', 'Privacy'),
    links: [
      { label: frameText('privacy-policy', 'Privacy Policy'), href: '/help/privacy' },
      { label: frameText('terms-conditions', 'Terms & Conditions'), href: '/help/terms' },
    ],
  },
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/artdotcom' },
    { network: 'Instagram', href: 'https://www.instagram.com/artdotcom/' },
    { network: 'Pinterest', href: 'https://www.pinterest.com/artdotcom/' },
    { network: 'YouTube', href: 'https://www.youtube.com/artdotcom' },
  ],
  about: {
    title: frameText('about-art', 'About Art'),
    text: frameText(
      'every-picture-is-printed-when',
      'Every picture is printed when you order it, framed by hand and sent ready to hang.',
    ),
    links: [
      { label: frameText('our-story', 'Our Story'), href: '/help/aboutus' },
      { label: frameText('customer-reviews', 'Customer Reviews'), href: '/lp/reviews' },
      { label: frameText('art-for-business', 'Art for Business'), href: '/lp/business' },
      { label: frameText('our-new-look', 'Our New Look'), href: '/lp/rebrand-announcement' },
    ],
  },
  claims: FOOTER_CLAIMS,
  offer: {
    percent: SIGN_UP_PERCENT_OFF,
    minimum: { minor: 9900, currency: 'USD' },
    text: frameText('sign-up-and-get-off', 'Sign up and get 25% off your order of $99 or more'),
  },
  sms: {
    keyword: 'GALLERY',
    shortCode: '27800',
    text: frameText('text-gallery-to-for-news', 'Text GALLERY to 27800 for news and offers.'),
  },
  footer: ['newsletter', 'sms', 'about', 'claims', 'support', 'company', 'privacy', 'social'],
}
