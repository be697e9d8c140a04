import type { ValidationIssue, Contract } from '../model/contract.ts'
import { validateResponse } from './validate-response.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'

const context = { operation: 'get-thing', requestId: 'id-1' }

const failingContract = (...issues: readonly ValidationIssue[]): Contract<never> => ({
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues }) },
})

const broken = (...issues: readonly ValidationIssue[]) =>
  catchError(validateResponse(failingContract(...issues), {}, context))

test('an answer that keeps its contract is given on', async () => {
  expect(await validateResponse(anyContract, { id: 'x' }, context)).toEqual({ id: 'x' })
})

test('a contract may take its time', async () => {
  const slow: Contract<string> = {
    '~standard': { version: 1, vendor: 'test', validate: async () => ({ value: 'late' }) },
  }
  expect(await validateResponse(slow, {}, context)).toBe('late')
})

test('every broken place is named by a JSON pointer', async () => {
  expect(
    await broken(
      { message: 'is wrong', path: ['items', 0, { key: 'a/b~c' }] },
      { message: 'is missing', path: [12_345, Symbol('size')] },
      { message: 'is nothing' },
    ),
  ).toMatchObject({
    name: 'ContractError',
    code: 'bad-answer',
    requestId: 'id-1',
    message: 'get-thing broke its contract at /items/0/a~1b~0c',
    issues: [
      { pointer: '/items/0/a~1b~0c', message: 'is wrong' },
      { pointer: '/12345/Symbol(size)', message: 'is missing' },
      { pointer: '', message: 'is nothing' },
    ],
  })
})

test.each([
  ['jane@example.com', '*'],
  ['W1x2y3z4', '*'],
  ['x'.repeat(41), '*'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['address123', 'address123'],
  ['c_alternativeUrl', 'c_alternativeUrl'],
])('a key that could name a shopper is not named: %s is %s', async (key, expected) => {
  expect(await broken({ message: 'is wrong', path: [key] })).toMatchObject({
    issues: [{ pointer: `/${expected}` }],
  })
})

test.each([
  [
    'throws',
    () => {
      throw new RangeError('jane@example.com is no number')
    },
  ],
  ['rejects', () => Promise.reject(new RangeError('jane@example.com is no number'))],
])('a contract that %s is broken, and quotes nothing', async (_, validate) => {
  const contract: Contract<unknown> = { '~standard': { version: 1, vendor: 'test', validate } }
  const error = await catchError(validateResponse(contract, {}, context))
  expect(error).toMatchObject({
    message: 'get-thing broke its contract at /',
    issues: [{ pointer: '', message: 'could not be understood' }],
  })
  expect(error).not.toHaveProperty('cause')
})

test('a log keeps the first ten places and how many there are, and no words of the contract', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ message: 'was "jane@example.com"', path: [at] }))
  const error = await broken(...many)
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'ContractError',
    code: 'bad-answer',
    operation: 'get-thing',
    requestId: 'id-1',
    message: 'get-thing broke its contract at /0',
    hint: 'Check the address of the service and the version of the package.',
    pointers: ['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9'],
    broken: 12,
  })
})
