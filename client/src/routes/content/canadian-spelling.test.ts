import { canadianSpelling } from './canadian-spelling.server.ts'

test.each([
  ['Colors of watercolors', 'Colours of watercolours'],
  ['Your favorites in the center', 'Your favourites in the centre'],
  ['a neighbor in gray', 'a neighbour in grey'],
  [
    '[colors](/blog/colors-that-work-together) and color',
    '[colours](/blog/colors-that-work-together) and colour',
  ],
  ['a colleague of ten', 'a colleague of ten'],
])('%j is %j in Canada', (american, canadian) => {
  expect(canadianSpelling(american)).toBe(canadian)
})
