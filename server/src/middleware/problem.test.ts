import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { problem } from './problem.ts'
import { requestLog } from './request-log.ts'

test('an error that nobody caught tells the visitor its id and nothing else', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => void lines.push(line) })
  const app = express()
    .use(requestLog(log))
    .get('/', () => {
      throw new Error('the secret reason')
    })
    .use(problem({ log }))

  const { text, headers } = await request(app).get('/').expect(500).expect('cache-control', 'no-store')
  expect(text).toBe(`Something went wrong. (${headers['x-request-id']})`)
  expect(lines.join('')).toContain('the secret reason')
})
