import { photoProblemMessage } from './photo-problem.ts'

test.each([
  ['photo-too-large', 'This file is larger than 10 MB.'],
  ['photo-too-many', 'You can upload at most 10 photos at once.'],
  ['photo-missing', 'Please choose a photo.'],
])('%s is told as %j', (problem, sentence) => {
  expect(photoProblemMessage(problem)?.message).toBe(sentence)
})

test('a HEIC photo says how to export it', () => {
  expect(photoProblemMessage('photo-heic')?.message).toMatch(/Export it as a JPEG/)
})

test.each([undefined, '', 'server', 'constructor'])('%j is no problem of a photo', problem => {
  expect(photoProblemMessage(problem)).toBeUndefined()
})
