import { jest } from '@jest/globals'
import { variantPicture, preloadVariantPicture, WALL_COLOR } from './variant-picture.ts'

const files = (srcset = '') => srcset.split(', ').map(entry => entry.split(' ')[1])

test('the picture of a choice is square, on the wall of the gallery, and no wider than the page needs (GUI-19)', () => {
  const { avif, webp, jpg, src } = variantPicture({ imageId: 'A1' }, 480)
  expect(files(avif)).toEqual(['80w', '160w', '240w', '320w', '480w'])
  expect([files(webp), files(jpg)]).toEqual([files(avif), files(avif)])
  const searchParams = new URL(src, 'https://shop.test').searchParams
  expect(Object.fromEntries(searchParams)).toEqual({
    artWidth: '480',
    artHeight: '480',
    background: WALL_COLOR,
  })
})

test('the colour of the wall is the same in pictures and on the page', async () => {
  const { readFile } = await import('node:fs/promises')
  expect(await readFile('client/src/brand/tokens.css', 'utf8')).toContain(`--gallery-wall: ${WALL_COLOR};`)
})

test('a choice is fetched once, in the files that the page would show', () => {
  const appended = jest.spyOn(document, 'createElement')
  preloadVariantPicture({ imageId: 'A7' })
  preloadVariantPicture({ imageId: 'A7' })
  const sourceSets = appended.mock.results.flatMap(({ value }) =>
    value instanceof HTMLPictureElement ? [value] : [],
  )
  appended.mockRestore()
  expect(sourceSets).toHaveLength(1)
  const sources = [...(sourceSets[0]?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', variantPicture({ imageId: 'A7' }).avif],
    ['image/webp', variantPicture({ imageId: 'A7' }).webp],
  ])
})
