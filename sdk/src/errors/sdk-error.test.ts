import { runInNewContext } from 'node:vm'
import { SdkError } from './sdk-error.ts'

const context = { operation: 'get-thing', requestId: 'id-1' }

test('an error says what went wrong where, also in a log', () => {
  const error = new SdkError('network', 'get-thing could not be reached', context)
  expect(error).toBeInstanceOf(Error)
  expect(error.toString()).toBe('SdkError: get-thing could not be reached')
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'SdkError',
    code: 'network',
    operation: 'get-thing',
    requestId: 'id-1',
    message: 'get-thing could not be reached',
  })
})

test('a cause is there only when the caller gave one, be it nothing', () => {
  expect(new SdkError('network', 'x', context)).not.toHaveProperty('cause')
  expect(new SdkError('aborted', 'x', { ...context, cause: undefined })).toHaveProperty('cause', undefined)
})

test.each([
  ['this copy', new SdkError('network', 'x', context)],
  ['another copy', Object.assign(new Error('x'), { family: 'wallart-sdk', code: 'network' })],
  ['another realm', runInNewContext("Object.assign(new Error('x'), { family: 'wallart-sdk' })")],
])('an error of %s is of the family', (_, error) => {
  expect(SdkError.is(error)).toBe(true)
})

test.each([[new Error('x')], [{ family: 'other' }], ['wallart-sdk'], [null], [undefined], [0]])(
  '%p is not of the family',
  error => {
    expect(SdkError.is(error)).toBe(false)
  },
)
