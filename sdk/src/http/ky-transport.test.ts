import { kyTransport } from './ky-transport.ts'

test('ky carries a request as it is, once, and gives back whatever comes (DSG-07)', async () => {
  const seen: Request[] = []
  const transport = kyTransport(async (input, init) => {
    seen.push(new Request(input, init))
    return new Response('{}', { status: 503, headers: { 'retry-after': '1' } })
  })
  const answer = await transport('https://shop.test/things?a=1', {
    method: 'POST',
    credentials: 'omit',
    redirect: 'manual',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(answer.status).toBe(503)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    url: 'https://shop.test/things?a=1',
    method: 'POST',
    credentials: 'omit',
    redirect: 'manual',
  })
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
  })
  expect(await seen[0]?.text()).toBe('{"a":1}')
})
