import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { withRequestContext } from '../testing/with-request-context.ts'
import { noSharedCookies } from './no-shared-cookies.ts'

const lines: string[] = []
const log = pino({}, { write: line => void lines.push(line) })
const app = express()
  .use(withRequestContext)
  .use(noSharedCookies({ log }))
  .get('/:caching', (req, res) => {
    res.cookie('mine', '1').set('cache-control', req.params.caching).send('x')
  })

beforeEach(() => lines.splice(0))

test.each(['public, s-maxage=60', 's-maxage=1', 'public'])(
  'beside %j no cookie is set, and the log tells of the mistake',
  async caching => {
    const { headers } = await request(app)
      .get(`/${encodeURIComponent(caching)}`)
      .expect(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(lines.join('')).toContain('cookie on a shared response dropped')
  },
)

test('an answer for one visitor may set one', async () => {
  const { headers } = await request(app).get('/private, no-store').expect(200)
  expect(headers['set-cookie']).toHaveLength(1)
  expect(lines).toEqual([])
})
