import { SPELLING_HINT, emptySearchMessage } from './empty-search.ts'

test('a search without results says what was searched for (PLP-62)', () => {
  expect(emptySearchMessage('qwertz')).toEqual({
    code: 'search.empty',
    message: 'We couldn\'t find anything for "qwertz"',
    values: { query: 'qwertz' },
  })
})

test('a search without results gives a spelling hint (PLP-63, S-44)', () => {
  expect(SPELLING_HINT).toEqual({
    code: 'search.spelling-hint',
    message: 'Please check your spelling or try a different search.',
  })
})
