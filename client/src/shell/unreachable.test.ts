import { isUnreachable } from './unreachable.tsx'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/page.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError('Failed to fetch'), true],
  [new TypeError("Cannot read properties of undefined (reading 'name')"), false],
  [{ status: 404, id: 'x' }, false],
  [undefined, false],
])('%s asks for the connection: %s (ERR-09)', (error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})
