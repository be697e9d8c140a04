import { formOf } from './form-of.ts'

test('a form has the fields that have a value, flags as words', () => {
  expect(formOf({ code: 'c', dnt: false, hint: undefined, usid: '' })).toEqual({ code: 'c', dnt: 'false' })
})
