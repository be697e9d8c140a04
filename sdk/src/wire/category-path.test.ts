import { toCategoryPath } from './category-path.ts'

test.each([
  ['/category/rooms?page=2', 'rooms', '/category/rooms?page=2'],
  ['//evil.example/x', 'rooms', '/category/rooms'],
  ['//evil.example/x', '../..//evil', '/category/..%2F..%2F%2Fevil'],
  ['/category/rooms', null, '/category/rooms'],
  ['//evil.example/x', null, '/'],
  ['', '', '/'],
])('a category at %j with the id %j is at %j (SEC-02)', (url, id, path) => {
  expect(toCategoryPath(url, id)).toBe(path)
})
