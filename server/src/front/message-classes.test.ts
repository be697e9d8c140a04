import express from 'express'
import { listen } from '../listen.ts'
import { messageClasses } from './message-classes.ts'

test('requests and responses come with the prototypes that the app gives them', async () => {
  const seen: unknown[] = []
  const app = express()
  app.get('/', (req, res) => {
    seen.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res))
    res.json({ path: req.path, isXhr: req.xhr })
  })
  const server = await listen(
    (req, res) => {
      seen.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res))
      app(req, res)
    },
    '127.0.0.1',
    0,
    messageClasses(app),
  )
  try {
    expect(await (await fetch(server.url)).json()).toEqual({ path: '/', isXhr: false })
    expect(seen[2]).toBe(seen[0])
    expect(seen[3]).toBe(seen[1])
  } finally {
    await server.close()
  }
})
