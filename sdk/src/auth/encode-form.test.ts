import { encodeForm } from './encode-form.ts'

test('a form has the fields that have a value, flags as words', () => {
  expect(encodeForm({ code: 'c', dnt: false, hint: undefined, usid: '' })).toEqual({
    code: 'c',
    dnt: 'false',
  })
})
