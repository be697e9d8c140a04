import { canonicalHelpPath, CANONICAL_HELP_PATHS } from './help-page.ts'

test.each([
  ['/help/privacy-policy.html', '/help/privacy'],
  ['/help/terms-and-conditions.html', '/help/terms'],
  ['/help/privacy', '/help/privacy'],
  ['/help/terms', '/help/terms'],
  ['/help/faq', '/help/faq'],
  ['constructor', 'constructor'],
])('the address of %s that counts is %s (C-16)', (path, canonical) => {
  expect(canonicalHelpPath(path)).toBe(canonical)
})

test('two policy pages have a second address (C-16)', () => {
  expect(CANONICAL_HELP_PATHS).toEqual({
    '/help/privacy-policy.html': '/help/privacy',
    '/help/terms-and-conditions.html': '/help/terms',
  })
})
