import { AbortedError, HttpError, NetworkError, createHttpError } from '@wallart/sdk'
import { failureText, sentenceFor } from './error-texts.ts'

const context = { operation: 'get-basket' }

test.each([
  [new NetworkError(context), 'You seem to be offline. Check your connection and try again.'],
  [new AbortedError(context), undefined],
  [createHttpError({ status: 404 }, context), 'We could not find what you are looking for.'],
  [createHttpError({ status: 503 }, context), 'The shop is very busy right now. Try again in a minute.'],
  [
    new HttpError({ status: 400, sentence: 'jane@example.com is taken' }, context),
    'Something went wrong. Try again!',
  ],
])('%s has a sentence that quotes nobody', (error, sentence) => {
  expect(sentenceFor(error)).toBe(sentence)
  expect(failureText(error)).toBe(sentence)
})

test('a mistake of the program is no sentence', () => {
  expect(() => failureText(new TypeError('x is undefined'))).toThrow('x is undefined')
})
