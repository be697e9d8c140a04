import { jest } from '@jest/globals'
import { choicePicture, preloadChoice, WALL } from './choice-picture.ts'

const files = (srcset = '') => srcset.split(', ').map(entry => entry.split(' ')[1])

test('the picture of a choice is square, on the wall of the gallery, and no wider than the page needs (GUI-19)', () => {
  const { avif, webp, jpg, src } = choicePicture({ imageId: 'A1' }, 480)
  expect(files(avif)).toEqual(['80w', '160w', '240w', '320w', '480w'])
  expect([files(webp), files(jpg)]).toEqual([files(avif), files(avif)])
  const requested = new URL(src, 'https://shop.test').searchParams
  expect(Object.fromEntries(requested)).toEqual({ artWidth: '480', artHeight: '480', background: WALL })
})

test('the colour of the wall is the same in pictures and on the page', async () => {
  const { readFile } = await import('node:fs/promises')
  expect(await readFile('client/src/brand/tokens.css', 'utf8')).toContain(`--gallery-wall: ${WALL};`)
})

test('a choice is fetched once, in the files that the page would show', () => {
  const made = jest.spyOn(document, 'createElement')
  preloadChoice({ imageId: 'A7' })
  preloadChoice({ imageId: 'A7' })
  const fetched = made.mock.results.flatMap(({ value }) =>
    value instanceof HTMLPictureElement ? [value] : [],
  )
  made.mockRestore()
  expect(fetched).toHaveLength(1)
  const sources = [...(fetched[0]?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    ['image/avif', choicePicture({ imageId: 'A7' }).avif],
    ['image/webp', choicePicture({ imageId: 'A7' }).webp],
  ])
})
