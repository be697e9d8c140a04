import { decodedPath } from './decoded-path.ts'

test.each([
  ['/caf%C3%A9', '/café'],
  ['/caf%c3%a9', '/café'],
  ['/a%2Fb', '/a/b'],
  ['/plain', '/plain'],
  ['/100%', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/caf%C3%A9/100%', '/caf%C3%A9/100%'],
  ['/%ED%A0%80', '/%ED%A0%80'],
  ['/\uD800', '/\uD800'],
])('the path %s reads %s, broken percent signs leave it as it is (SEO-07)', (path, decoded) => {
  expect(decodedPath(path)).toBe(decoded)
})
