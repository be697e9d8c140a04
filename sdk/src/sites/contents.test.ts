import { CANONICAL_HELP_PATHS } from '../rules/address/help-page.ts'
import { safeHref } from '../rules/address/safe-href.ts'
import { ALLPOSTERS_CONTENT } from './allposters-content.ts'
import { ART_CONTENT } from './art-content.ts'
import { BRAND_CONTENTS } from './contents.ts'
import { ART_OFFER_MINIMUM, FOOTER_CLAIMS, SIGN_UP_PERCENT_OFF } from './footer-claims.ts'
import { GIFT_CARD_AMOUNT, GIFT_CARD_LINK } from './gift-card-link.ts'

const brands = Object.values(BRAND_CONTENTS)
const linksOf = ({ secondNavigation, support, company, privacy, about }: typeof ART_CONTENT) =>
  [secondNavigation, support.links, company.links, privacy.links, about.links].flat()
const plain = (links: typeof ART_CONTENT.support.links) =>
  links.map(({ label, ...link }) => ({ label: label.message, ...link }))
const hrefsOf = (content: typeof ART_CONTENT) => linksOf(content).map(({ href }) => href)

test('contact leads to /help/talktous on the art brand and to /help/cs on the poster brand (NAV-22, NAV-23, C-15)', () => {
  expect([ART_CONTENT.contactHref, ALLPOSTERS_CONTENT.contactHref]).toEqual(['/help/talktous', '/help/cs'])
  expect(plain(ART_CONTENT.support.links)).toContainEqual({ label: 'Talk to Us', href: '/help/talktous' })
  expect(plain(ALLPOSTERS_CONTENT.support.links)).toContainEqual({ label: 'Contact Us', href: '/help/cs' })
})

test('the poster brand also links /help/aboutus, as company page (NAV-23, C-15)', () => {
  expect(plain(ALLPOSTERS_CONTENT.company.links)).toContainEqual({ label: 'About Us', href: '/help/aboutus' })
})

test.each([
  '/help/placingorders',
  '/help/pay-method',
  '/help/shipping',
  '/help/shippingreturns',
  '/help/faq',
  '/help/aboutus',
  '/lp/reviews',
  '/lp/business',
  '/lp/rebrand-announcement',
  '/blog/',
  '/gift-cards/GC0025?amount=50&pid=GC0025-2',
])('both brands link %s (NAV-24, NAV-25, NAV-26, NAV-28)', href => {
  expect(brands.filter(content => hrefsOf(content).includes(href))).toHaveLength(2)
})

test('every address of the policy pages is linked by one of the brands (NAV-25, C-16)', () => {
  expect(ART_CONTENT.privacy.links.map(({ href }) => href)).toEqual(Object.values(CANONICAL_HELP_PATHS))
  expect(ALLPOSTERS_CONTENT.privacy.links.map(({ href }) => href)).toEqual(Object.keys(CANONICAL_HELP_PATHS))
})

test('customer reviews are at /lp/reviews (NAV-27)', () => {
  for (const { company } of brands)
    expect(plain(company.links)).toContainEqual({ label: 'Customer Reviews', href: '/lp/reviews' })
})

test('a gift card has 50 as its amount (NAV-28)', () => {
  expect(GIFT_CARD_LINK).toBe('/gift-cards/GC0025?amount=50&pid=GC0025-2')
  expect(new URLSearchParams(GIFT_CARD_LINK.split('?')[1]).get('amount')).toBe(String(GIFT_CARD_AMOUNT))
})

test('both brands open Order Status from their help links, which is a page without scripts (NAV-20, NAV-21, C-17)', () => {
  for (const { support } of brands)
    expect(plain(support.links)).toContainEqual({
      label: 'Order Status',
      href: '/orders',
      opens: 'order-status',
    })
})

test('only the art brand has a second navigation (NAV-11, NAV-12)', () => {
  expect(ART_CONTENT.secondNavigation.map(({ label }) => label.message)).toEqual([
    'Frame My Photos',
    'Art for Business',
    'Gift Cards',
  ])
  expect(ALLPOSTERS_CONTENT.secondNavigation).toEqual([])
})

test('the footers of the brands differ in order, About section, links and networks (FTR-04 to FTR-07, SHL-42)', () => {
  expect(ART_CONTENT.footer).toEqual([
    'newsletter',
    'sms',
    'about',
    'claims',
    'support',
    'company',
    'privacy',
    'social',
  ])
  expect(ALLPOSTERS_CONTENT.footer).toEqual([
    'support',
    'company',
    'newsletter',
    'sms',
    'social',
    'about',
    'claims',
    'privacy',
  ])
  expect(ART_CONTENT.about.links).toHaveLength(4)
  expect([ART_CONTENT.about.title.message, ALLPOSTERS_CONTENT.about.title.message]).toEqual([
    'About Art',
    'About Us',
  ])
  expect(ALLPOSTERS_CONTENT.about.text).not.toBe(ART_CONTENT.about.text)
  expect(ART_CONTENT.social.map(({ network }) => network)).toEqual([
    'Facebook',
    'Instagram',
    'Pinterest',
    'YouTube',
  ])
  expect(ALLPOSTERS_CONTENT.social.map(({ network }) => network)).toEqual([
    'Facebook',
    'Instagram',
    'X',
    'Pinterest',
  ])
})

test('signing up saves 25%, on the art brand from $99 on (FTR-13, FTR-14, CON-05)', () => {
  expect([SIGN_UP_PERCENT_OFF, ART_OFFER_MINIMUM]).toEqual([25, 99])
  expect(ART_CONTENT.offer).toEqual({
    percent: 25,
    minimum: { minor: 9900, currency: 'USD' },
    text: expect.objectContaining({ message: 'Sign up and get 25% off your order of $99 or more' }),
  })
  expect(ALLPOSTERS_CONTENT.offer).toEqual({
    percent: 25,
    text: expect.objectContaining({ message: 'Sign up and get 25% off your first order' }),
  })
})

test('the footer claims frames, prices and images (FTR-15, FTR-16, FTR-17)', () => {
  expect(FOOTER_CLAIMS.map(({ message }) => message)).toEqual([
    'Over 200 frames to choose from',
    'About 40% less than a custom frame shop',
    'Over 3,000,000 images',
  ])
  expect(brands.map(({ claims }) => claims)).toEqual([FOOTER_CLAIMS, FOOTER_CLAIMS])
})

test('each brand has a keyword and a short code for text messages, and says them (FTR-03, S-34)', () => {
  expect(ART_CONTENT.sms).toEqual({
    keyword: 'GALLERY',
    shortCode: '27800',
    text: expect.objectContaining({ message: 'Text GALLERY to 27800 for news and offers.' }),
  })
  expect(ALLPOSTERS_CONTENT.sms).toEqual({
    keyword: 'POSTERS',
    shortCode: '76700',
    text: expect.objectContaining({ message: 'Text POSTERS to 76700 and hear about new posters first.' }),
  })
})

test('every link has a label and a safe address, and none leads to the store locator (NAV-16 to NAV-19, S-57)', () => {
  for (const { label, href } of brands.flatMap(linksOf)) {
    expect(label.message).toMatch(/\S/)
    expect(safeHref(href)).toBe(href)
    expect(href).not.toContain('store-locator')
  }
})

test('no group of links names the same thing twice (NAV-16, NAV-17, NAV-18)', () => {
  for (const { support, company, privacy } of brands)
    for (const { links } of [support, company, privacy])
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
})
