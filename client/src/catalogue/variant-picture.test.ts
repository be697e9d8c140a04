import { jest } from '@jest/globals'
import { BRANDS } from '@wallart/sdk'
import { variantPicture, preloadVariantPicture } from './variant-picture.ts'

const WALL = '#f3eee6'

const files = (srcset = '') => srcset.split(', ').map(entry => entry.split(' ')[1])

test('the picture of a choice is square, on the wall of the gallery, and no wider than the page needs (GUI-19)', () => {
  const { avif, webp, jpg, src } = variantPicture({ imageId: 'A1' }, WALL, 480)
  expect(files(avif)).toEqual(['160w', '240w', '320w', '480w'])
  expect([files(webp), files(jpg)]).toEqual([files(avif), files(avif)])
  const searchParams = new URL(src, 'https://shop.test').searchParams
  expect(Object.fromEntries(searchParams)).toEqual({
    artWidth: '480',
    artHeight: '480',
    background: WALL,
  })
})

test.each(Object.values(BRANDS))(
  'the wall of $name has the same colour in pictures and on the page, and not that of the other brand',
  async ({ theme, galleryWall }) => {
    const { readFile } = await import('node:fs/promises')
    const [, tokens] = (await readFile('client/src/brand/tokens.css', 'utf8')).split(
      `[data-brand='${theme}'] {`,
    )
    expect(tokens?.split('}')[0]).toContain(`--gallery-wall: ${galleryWall};`)
    expect(Object.values(BRANDS).filter(brand => brand.galleryWall === galleryWall)).toHaveLength(1)
  },
)

test('a choice is fetched once, in the files that the page would show', () => {
  const appended = jest.spyOn(document, 'createElement')
  preloadVariantPicture({ imageId: 'A7' }, WALL)
  preloadVariantPicture({ imageId: 'A7' }, WALL)
  const sourceSets = appended.mock.results.flatMap(({ value }) =>
    value instanceof HTMLPictureElement ? [value] : [],
  )
  appended.mockRestore()
  expect(sourceSets).toHaveLength(1)
  const sources = [...(sourceSets[0]?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', variantPicture({ imageId: 'A7' }, WALL).avif],
    ['image/webp', variantPicture({ imageId: 'A7' }, WALL).webp],
  ])
})
