import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { withRequestContext } from '../testing/with-request-context.ts'
import { problem } from './problem.ts'

test('an unhandled error shows the visitor its id and nothing else', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => void lines.push(line) })
  const app = express()
    .use(withRequestContext)
    .get('/', () => {
      throw new Error('the secret reason')
    })
    .use(problem({ log }))

  const { text } = await request(app)
    .get('/')
    .set('x-correlation-id', 'abcd-1234')
    .expect(500)
    .expect('cache-control', 'no-store')
  expect(text).toBe('Something went wrong. (abcd-1234)')
  expect(lines.join('')).toContain('the secret reason')
})
