import * as fc from 'fast-check'
import { RECENT_SEARCHES_MAX, addRecentSearch, parseRecentSearches } from './recent-searches.ts'

const filled = (length: number): string => `["${'x'.repeat(length - 4)}"]`

test.each([
  [[], 'cats', ['cats']],
  [['dogs'], 'cats', ['cats', 'dogs']],
  [['a', 'b', 'c', 'd'], 'e', ['e', 'a', 'b', 'c', 'd']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  [['dogs', 'Cats', 'birds'], 'cats', ['cats', 'dogs', 'birds']],
  [['dogs'], ' cats ', ['cats', 'dogs']],
])('after %j, searching for %j leaves %j (C-10, SRB-22)', (recents, term, after) => {
  expect(addRecentSearch(recents, term)).toEqual(after)
})

test('searching for nothing is not remembered (SRB-09)', () => {
  expect(addRecentSearch(['cats'], '  ')).toEqual(['cats'])
})

test('the shop remembers 5 searches (SRB-22, C-10)', () => {
  expect(RECENT_SEARCHES_MAX).toBe(5)
})

test.each([
  ['["cats","dogs"]', ['cats', 'dogs']],
  ['["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  ['["Cats","cats"," ","dogs"]', ['Cats', 'dogs']],
  ['["cats",7,null,["x"],{"y":1},"dogs"]', ['cats', 'dogs']],
  ['{"length":1,"0":"cats"}', []],
  ['{"__proto__":{"polluted":true}}', []],
  ['"cats"', []],
  ['cats', []],
  ['[', []],
  ['', []],
  [null, []],
  [undefined, []],
  [42, []],
  [['cats'], []],
])('storage that holds %j is read as %j (SRB-21, SRB-22)', (stored, recents) => {
  expect(parseRecentSearches(stored)).toEqual(recents)
})

test('storage is only read up to 20,000 characters (SRB-22)', () => {
  expect(parseRecentSearches(filled(20_000))).toEqual(['x'.repeat(200)])
  expect(parseRecentSearches(filled(20_001))).toEqual([])
})

test('what is remembered can always be read again (C-10)', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 250 })), terms => {
      const recents = terms.reduce<readonly string[]>(addRecentSearch, [])
      expect(parseRecentSearches(JSON.stringify(recents))).toEqual(recents)
      expect(recents.length).toBeLessThanOrEqual(5)
    }),
  )
})

test('no stored content breaks the search box (SRB-21)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.anything()), stored => {
      expect(parseRecentSearches(stored).every(term => typeof term === 'string')).toBe(true)
    }),
  )
})
