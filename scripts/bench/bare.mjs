/** The floor: the bytes of a file, answered by nothing but Node, with the headers that a cached page has at
 * least. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2] ?? '')
const headers = JSON.parse(process.argv[3] ?? '{}')
const server = createServer((request, response) => {
  if (headers.etag && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
})
process.on('disconnect', () => process.exit(0))
