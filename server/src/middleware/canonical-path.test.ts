import express from 'express'
import request from 'supertest'
import { withRequestContext } from '../testing/with-request-context.ts'
import { canonicalPath } from './canonical-path.ts'

const app = express()
  .use(withRequestContext)
  .use(canonicalPath)
  .use((_req, res) => void res.send('here'))

test.each([
  ['/category/rooms/', '/category/rooms'],
  ['/category//rooms?page=2', '/category/rooms?page=2'],
  ['//evil.test/', '/evil.test'],
  ['/.//evil.test/?q=//evil.test', '/evil.test?q=//evil.test'],
  ['/..//', '/'],
  ['/allposters//category/movies', '/allposters/category/movies'],
])('%s moves to %s and never to another host', async (path, location) => {
  await request(app).get(path).expect(301).expect('location', location)
})

test.each(['/', '/category/rooms?page=2', '/blog/', '/%00'])('%s stays', async path => {
  await request(app).get(path).expect(200, 'here')
})

test('only what is read moves', async () => {
  await request(app).post('/cart/').expect(200, 'here')
})
