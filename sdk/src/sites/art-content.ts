import type { BrandContent } from '../model/brand.ts'
import { FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What is the art brand's own in header, drawer and footer. */
export const ART_CONTENT: BrandContent = {
  name: 'Art',
  contactHref: '/help/talktous',
  secondNavigation: [
    { label: { code: 'frame.frame-my-photos', message: 'Frame My Photos' }, href: '/frame-my-photos' },
    { label: { code: 'frame.art-for-business', message: 'Art for Business' }, href: '/lp/business' },
    { label: { code: 'frame.gift-cards', message: 'Gift Cards' }, href: GIFT_CARD_LINK },
  ],
  support: {
    title: { code: 'frame.customer-support', message: 'Customer Support' },
    links: [
      { label: { code: 'frame.talk-to-us', message: 'Talk to Us' }, href: '/help/talktous' },
      {
        label: { code: 'frame.order-status', message: 'Order Status' },
        href: '/orders',
        opens: 'order-status',
      },
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
    title: { code: 'frame.company', message: 'Company' },
    links: [
      { label: { code: 'frame.about-us', message: 'About Us' }, href: '/help/aboutus' },
      { label: { code: 'frame.customer-reviews', message: 'Customer Reviews' }, href: '/lp/reviews' },
      { label: { code: 'frame.art-for-business', message: 'Art for Business' }, href: '/lp/business' },
      { label: { code: 'frame.our-new-look', message: 'Our New Look' }, href: '/lp/rebrand-announcement' },
      { label: { code: 'frame.blog', message: 'Blog' }, href: '/blog/' },
    ],
  },
  privacy: {
    title: { code: 'frame.privacy', message: 'Privacy' },
    links: [
      { label: { code: 'frame.privacy-policy', message: 'Privacy Policy' }, href: '/help/privacy' },
      { label: { code: 'frame.terms-conditions', message: 'Terms & Conditions' }, href: '/help/terms' },
    ],
  },
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/artdotcom' },
    { network: 'Instagram', href: 'https://www.instagram.com/artdotcom/' },
    { network: 'Pinterest', href: 'https://www.pinterest.com/artdotcom/' },
    { network: 'YouTube', href: 'https://www.youtube.com/artdotcom' },
  ],
  about: {
    title: { code: 'frame.about-art', message: 'About Art' },
    text: {
      code: 'frame.every-picture-is-printed-when',
      message: 'Every picture is printed when you order it, framed by hand and sent ready to hang.',
    },
    links: [
      { label: { code: 'frame.our-story', message: 'Our Story' }, href: '/help/aboutus' },
      { label: { code: 'frame.customer-reviews', message: 'Customer Reviews' }, href: '/lp/reviews' },
      { label: { code: 'frame.art-for-business', message: 'Art for Business' }, href: '/lp/business' },
      { label: { code: 'frame.our-new-look', message: 'Our New Look' }, href: '/lp/rebrand-announcement' },
    ],
  },
  claims: FOOTER_CLAIMS,
  offer: {
    percent: SIGN_UP_PERCENT_OFF,
    minimum: { minor: 9900, currency: 'USD' },
    text: { code: 'frame.sign-up-and-get-off', message: 'Sign up and get 25% off your order of $99 or more' },
  },
  sms: {
    keyword: 'GALLERY',
    shortCode: '27800',
    text: { code: 'frame.text-gallery-to-for-news', message: 'Text GALLERY to 27800 for news and offers.' },
  },
  footer: ['newsletter', 'sms', 'about', 'claims', 'support', 'company', 'privacy', 'social'],
}
