import type { Category } from '../../model/category.ts'
import { bannerMessages } from './banner-messages.ts'

const category = (name: string, fields: Partial<Category> = {}): Category => ({
  id: name.toLowerCase(),
  name,
  description: '',
  showInMenu: false,
  onlineSubCategoriesCount: 0,
  categories: [],
  ...fields,
})
const shop = (fields: Partial<Category>) =>
  category('root', { categories: [category('Art'), category('Global Banner', fields)] })

test('the banner says what the children of its category say (BAN-02, S-33)', () => {
  const categories = [
    category('Free shipping', { alternativeUrl: '/help/shipping' }),
    category('Sale', { description: '  30% off\n everything ', alternativeUrl: 'https://evil.test' }),
    category(' ', { description: '<br>' }),
  ]
  expect(bannerMessages(shop({ description: 'unused', categories }))).toStrictEqual([
    { id: 'free shipping', text: 'Free shipping', href: '/help/shipping' },
    { id: 'sale', text: '30% off everything' },
  ])
})

test('a single child is its own message (BAN-02)', () => {
  const categories = [category('Free shipping')]
  expect(bannerMessages(shop({ description: 'unused', categories }))).toStrictEqual([
    { id: 'free shipping', text: 'Free shipping' },
  ])
})

test('without children the category speaks for itself, and its name is no message (BAN-02, S-33)', () => {
  expect(bannerMessages(shop({ description: 'Free shipping today' }))).toStrictEqual([
    { id: 'global banner', text: 'Free shipping today' },
  ])
  expect(bannerMessages(shop({ description: '' }))).toStrictEqual([])
})

test('without the category there is no banner (BAN-02)', () => {
  expect(bannerMessages(category('root', { categories: [category('Art')] }))).toStrictEqual([])
})

test.each([
  ['<b>Free</b><i>shipping</i>', 'Free shipping'],
  ['<a href="javascript:alert(1)">Go</a>', 'Go'],
  ['Frames &amp; prints', 'Frames & prints'],
  ['<b>Frames</b> &lt;new&gt;', 'Frames <new>'],
  ['5 < 6 > 4', '5 4'],
  ['a < b', 'a < b'],
  ['<'.repeat(50_000), '<'.repeat(2000)],
  [`${'a'.repeat(2000)}b`, 'a'.repeat(2000)],
  [`${'a'.repeat(1999)}😺`, 'a'.repeat(1999)],
  ['5\uD800 off', '5 off'],
  ['Dès  75\u00A0$', 'Dès 75\u00A0$'],
])('a message is plain text: %j (S-33)', (description, text) => {
  expect(bannerMessages(shop({ description }))[0]?.text).toBe(text)
})
