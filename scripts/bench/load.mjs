import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { buffer as readBuffer } from 'node:stream/consumers'

function responseEnd(/** @type {Buffer} */ buffer) {
  const head = buffer.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const text = buffer.toString('latin1', 0, head)
  if (text.startsWith('HTTP/1.1 304')) return head + 4
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length !== undefined) return buffer.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1
  const last = buffer.indexOf('\r\n0\r\n\r\n', head)
  return last < 0 ? -1 : last + 7
}

/** @param {string} address @param {(n: number) => string} pathOf
 * @param {(answered: number) => boolean} shouldContinue
 * @param {{ headers?: readonly string[], status?: RegExp, connections?: number }} [options] */
export async function generateLoad(
  address,
  pathOf,
  shouldContinue,
  { headers = ['Accept: text/html'], status = / 200 /, connections = 16 } = {},
) {
  const { hostname, port, host } = new URL(address)
  const rest = [`Host: ${host}`, ...headers, '', ''].join('\r\n')
  let sent = 0
  let answered = 0

  async function runConnection() {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const sendRequest = () => socket.write(`GET ${pathOf(sent++)} HTTP/1.1\r\n${rest}`)
    let received = Buffer.alloc(0)
    let remaining = 1000
    const done = new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('data', chunk => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const end = responseEnd(received)
        if (end < 0) return
        const statusLine = received.toString('latin1', 0, 40).split('\r\n')[0] ?? ''
        if (!status.test(`${statusLine} `)) {
          reject(new Error(`${address} answered ${statusLine}`))
          return
        }
        received = received.subarray(end)
        answered++
        remaining--
        if (remaining > 0 && shouldContinue(answered)) sendRequest()
        else resolve(undefined)
      })
    })
    sendRequest()
    await done.finally(() => socket.destroy())
    // The server closes a connection after a thousand requests.
    if (shouldContinue(answered)) await runConnection()
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, runConnection))
  return { answered, seconds: (performance.now() - start) / 1000 }
}

/** @param {string} address @param {(n: number) => string} pathOf @param {number} seconds */
export async function measureThroughput(address, pathOf, seconds) {
  const stopAt = performance.now() + seconds * 1000
  const { answered, seconds: took } = await generateLoad(address, pathOf, () => performance.now() < stopAt)
  return answered / took
}

/** A page's bytes as they are sent to a browser, which fetch would unpack.
 * @param {string} address @param {string} path @returns {Promise<Buffer>} */
export const fetchStoredBytes = (address, path) =>
  new Promise((resolve, reject) => {
    get(address + path, { headers: { 'accept-encoding': 'br' } }, answer => resolve(readBuffer(answer))).on(
      'error',
      reject,
    )
  })
