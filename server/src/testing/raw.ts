import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { listen } from '../listen.ts'

/** What a server says to bytes that no client library would send; everything until it hangs up. */
export async function sayTo(app: RequestListener, text: string): Promise<string> {
  const server = await listen(app, '127.0.0.1', 0)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(Buffer.from(chunk)))
  socket.on('error', () => {})
  socket.end(text)
  await once(socket, 'close')
  await server.close()
  return Buffer.concat(chunks).toString('latin1')
}
