import { welcomeToast } from './welcome-toast.ts'

const description = { code: 'auth.signed-in', message: "You're now signed in." }

test.each(['Ada', ' Ada '])('%j is greeted by name (AUT-13, AUT-14, C-36)', firstName => {
  const title = { code: 'auth.welcome', message: 'Welcome Ada,', values: { name: 'Ada' } }
  expect(welcomeToast(firstName)).toEqual({ title, description })
})

test.each(['', ' ', undefined])('%j is no name, and the greeting is a sentence without one', firstName => {
  const title = { code: 'auth.welcome-unnamed', message: 'Welcome!' }
  expect(welcomeToast(firstName)).toEqual({ title, description })
})
