import * as fc from 'fast-check'
import { cleanPath } from './clean-path.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['/cart//', '/cart'],
  ['/gallery//monet///water/', '/gallery/monet/water'],
  ['/.//evil.test/', '/evil.test'],
  ['//evil.test', '/evil.test'],
  ['/\\evil.test', '/evil.test'],
  ['/a/../../cart', '/cart'],
  ['cart', '/cart'],
  ['/-sp/Blue-Dunes-Posters_i42_.htm', '/-sp/Blue-Dunes-Posters_i42_.htm'],
  ['/help/privacy-policy.html/', '/help/privacy-policy.html'],
  ['/blog/', '/blog/'],
  ['/art/en-us//blog//', '/art/en-us/blog/'],
  ['/blog', '/blog'],
  ['/weblog/', '/weblog'],
  ['/blog/frames/', '/blog/frames'],
])('%j has one way to be written: %j (NAV-26, SEC-02)', (path, clean) => {
  expect(cleanPath(path)).toBe(clean)
})

test('a clean path stays, starts with one slash and leads nowhere else (SEC-02)', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '?', '#', 'evil.test', 'blog', '💐', '\t')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map(pieces => pieces.join('')),
        fc.string(),
      ),
      text => {
        const clean = cleanPath(text)
        expect(cleanPath(clean)).toBe(clean)
        expect(clean).toMatch(/^\/(?![/\\])/)
      },
    ),
  )
})
