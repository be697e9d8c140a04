import { welcomeToast } from './welcome-toast.ts'

test.each([
  ['Ada', 'Welcome Ada,', 'Ada'],
  [' Ada ', 'Welcome Ada,', 'Ada'],
  ['', 'Welcome,', ''],
  [undefined, 'Welcome,', ''],
])('%j is greeted with %j (AUT-13, AUT-14, C-36)', (firstName, message, name) => {
  expect(welcomeToast(firstName)).toEqual({
    title: { code: 'auth.welcome', message, values: { name } },
    description: { code: 'auth.signed-in', message: "You're now signed in." },
  })
})
