import * as fc from 'fast-check'
import {
  PHOTO_ALBUM_PREVIEW_LIMIT,
  RECENT_UPLOADS_KEY,
  RECENT_UPLOADS_LIMIT,
  recentUploads,
} from './recent-uploads.ts'

const seven = ['IMG1', 'IMG2', 'IMG3', 'IMG4', 'IMG5', 'IMG6', 'IMG7']

test('recent uploads show six unless something else is said, the album previews five (PHO-08, PHO-10, PHO-11, C-27)', () => {
  expect([RECENT_UPLOADS_LIMIT, PHOTO_ALBUM_PREVIEW_LIMIT, RECENT_UPLOADS_KEY]).toEqual([
    6,
    5,
    'RECENT_UPLOADS',
  ])
  expect(recentUploads(seven)).toEqual(seven.slice(0, 6))
  expect(recentUploads(seven.slice(0, 6))).toEqual(seven.slice(0, 6))
  expect(recentUploads(seven, PHOTO_ALBUM_PREVIEW_LIMIT)).toEqual(seven.slice(0, 5))
})

test.each([
  [0, 0],
  [-1, 0],
  [Number.NaN, 0],
  [1, 1],
  [Infinity, 7],
])('a limit of %p shows %p (PHO-11)', (limit, count) => {
  expect(recentUploads(seven, limit)).toHaveLength(count)
})

test('an upload shows once, and nothing that has no id (PHO-11)', () => {
  expect(recentUploads(['IMG2', '', 'IMG1', 'IMG2'])).toEqual(['IMG2', 'IMG1'])
})

test('there are never more than the limit, and showing them again changes nothing (PHO-11)', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat({ max: 9 }), (ids, limit) => {
      const shown = recentUploads(ids, limit)
      expect(shown.length).toBeLessThanOrEqual(limit)
      expect(recentUploads(shown, limit)).toEqual(shown)
    }),
  )
})
