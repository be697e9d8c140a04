import { createServer, type Server } from 'node:net'
import { checkHosts } from './host-status.ts'

let silent: Server

beforeAll(async () => {
  silent = createServer()
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', () => resolve()))
})

afterAll(() => silent.close())

test.each(['http', 'https'])('a host that is silent over %s gives no answer in time', async scheme => {
  const at = silent.address()
  const origin = `${scheme}://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  const target = { servicesFor: () => ({ bizapi: origin }) }
  expect(await checkHosts(target, ['Art'], Date.now, 50)).toEqual([{ origin, failure: 'no answer in time' }])
})
