import { photoProblemMessage } from './photo-problem.ts'

test.each([
  ['photo-wrong-type', 'photos.wrong-type', 'This file is not a photo that we can print. Please choose a'],
  ['photo-heic', 'photos.heic', 'This is a HEIC photo. Export it as a JPEG first: on an iPhone,'],
  ['photo-too-large', 'photos.too-large', 'This file is larger than 10 MB.'],
  ['photo-too-many-pixels', 'photos.too-many-pixels', 'This photo has more than 40 megapixels.'],
  ['photo-too-small', 'photos.too-small', 'its shorter side needs at least 800 pixels.'],
  ['photo-damaged', 'photos.damaged', 'This file is damaged or incomplete.'],
  ['photo-missing', 'photos.missing', 'Please choose a photo.'],
  ['photo-too-many', 'photos.too-many', 'You can upload at most 10 photos at once.'],
  [
    'photo-album-full',
    'photos.album-full',
    'Your album is full. Please delete a photo before you add another.',
  ],
])('%s is told as %s: %s', (problem, code, sentence) => {
  expect(photoProblemMessage(problem)).toEqual({ code, message: expect.stringContaining(sentence) })
})

test.each([undefined, '', 'server', 'constructor'])('%j is no problem of a photo', problem => {
  expect(photoProblemMessage(problem)).toBeUndefined()
})
