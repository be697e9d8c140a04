import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import request from 'supertest'
import { openBefore } from './testing/prebuilt.ts'

const PATH =
  '/proxy/commerce/product/shopper-products/v1/organizations/f_ecom_wallart/categories/rooms?siteId=Art'

/** A storefront whose partners reach a service that answers as it is told. */
async function proxyBefore(service: RequestListener) {
  const upstream = createServer(service).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const { app } = await openBefore(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
    env: { PARTNER_ORIGINS: 'https://partner.test' },
  })
  return { app, close: () => upstream.close() }
}

test('SEC-17 SEC-18 through the proxy goes nothing that a browser adds, and nothing comes back that a service adds', async () => {
  const requests: IncomingHttpHeaders[] = []
  const { app, close } = await proxyBefore((req, res) => {
    requests.push(req.headers)
    res.writeHead(200, {
      'set-cookie': 'evil=1',
      server: 'secret',
      via: 'x',
      'content-type': 'application/json',
    })
    res.end('{}')
  })
  const { headers } = await request(app)
    .get(PATH)
    .set({
      authorization: 'Bearer x',
      cookie: 's-art=1',
      'x-user-id': '7',
      'x-secret': 's',
      forwarded: 'for=x',
    })
    .set({ connection: 'x-secret', 'x-forwarded-host': 'evil.test' })
    .expect(200)
  close()
  const [sent = {}] = requests
  expect(sent['authorization']).toBe('Bearer x')
  for (const name of ['cookie', 'x-user-id', 'x-secret', 'forwarded', 'x-forwarded-host'])
    expect(sent[name]).toBeUndefined()
  for (const name of ['set-cookie', 'server', 'via']) expect(headers[name]).toBeUndefined()
})

test('SEC-17 a redirect of the service is not forwarded to the browser', async () => {
  const { app, close } = await proxyBefore((_req, res) =>
    res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  )
  await request(app).get(PATH).expect(302)
  close()
})
