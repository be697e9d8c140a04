import { firstPictureLink } from './preload-links.ts'

const picture = (files: string, urgency = 'high') =>
  `<picture class="x"><source type="image/avif" srcSet="${files}" sizes="100vw"/><img src="/a.jpg" fetchPriority="${urgency}"/></picture>`

test('the first picture of high priority is named with its files, and the smallest as the fallback', () => {
  const html =
    picture('/lazy.avif 80w', 'auto') +
    picture('/a.avif?x=1&amp;y=2 80w, /a.avif?x=2 160w') +
    picture('/b.avif 80w')
  expect(firstPictureLink(Buffer.from(html))).toBe(
    '</a.avif?x=1&y=2>; rel=preload; as=image; type="image/avif"; ' +
      'imagesrcset="/a.avif?x=1&y=2 80w, /a.avif?x=2 160w"; imagesizes="100vw"; fetchpriority=high',
  )
})

test.each([
  ['no picture', '<p>Nothing</p>'],
  ['no urgent one', picture('/a.avif 80w', 'auto')],
  ['an urgent one of one file', '<picture><img src="/a.jpg" fetchPriority="high"/></picture>'],
  ['one that a header cannot name', picture('/é.avif 80w')],
  ['one that would begin another line', picture('/a.avif 80w\r\nset-cookie: a=1')],
])('%s is no entry', (_, html) => expect(firstPictureLink(Buffer.from(html))).toBeUndefined())
