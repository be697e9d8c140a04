import { emptyContract } from './empty.contract.ts'

test.each([undefined, null, '', {}, [], { message: 'done' }])('%j is as good as no answer', async answer => {
  expect(await emptyContract['~standard'].validate(answer)).toEqual({ value: undefined })
})
