import { once } from 'node:events'
import { connect } from 'node:net'

const connections = 16

/**
 * Where the answer in a buffer ends; -1 while it has not arrived whole.
 * @param {Buffer} seen
 */
function endOf(seen) {
  const head = seen.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const text = seen.toString('latin1', 0, head)
  if (text.startsWith('HTTP/1.1 304')) return head + 4
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length !== undefined) return seen.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1
  const last = seen.indexOf('\r\n0\r\n\r\n', head)
  return last < 0 ? -1 : last + 7
}

/**
 * Asks over a few kept connections for as long as it is told to; an answer of another status ends it.
 * @param {string} address of this machine
 * @param {(n: number) => string} pathOf the n-th request
 * @param {(answered: number) => boolean} goesOn
 * @param {{ headers?: readonly string[], status?: RegExp }} [options]
 */
export async function drive(
  address,
  pathOf,
  goesOn,
  { headers = ['Accept: text/html'], status = / 200 / } = {},
) {
  const { hostname, port, host } = new URL(address)
  const rest = [`Host: ${host}`, ...headers, '', ''].join('\r\n')
  let sent = 0
  let answered = 0

  async function visitor() {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const ask = () => socket.write(`GET ${pathOf(sent++)} HTTP/1.1\r\n${rest}`)
    let seen = Buffer.alloc(0)
    let left = 1000
    const done = new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('data', chunk => {
        seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk])
        const end = endOf(seen)
        if (end < 0) return
        const first = seen.toString('latin1', 0, 40).split('\r\n')[0] ?? ''
        if (!status.test(`${first} `)) {
          reject(new Error(`${address} answered ${first}`))
          return
        }
        seen = seen.subarray(end)
        answered++
        left--
        if (left > 0 && goesOn(answered)) ask()
        else resolve(undefined)
      })
    })
    ask()
    await done.finally(() => socket.destroy())
    // A server lets a connection go after a thousand requests.
    if (goesOn(answered)) await visitor()
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, visitor))
  return { answered, seconds: (performance.now() - start) / 1000 }
}

/**
 * Requests a second, for a bounded time.
 * @param {string} address
 * @param {(n: number) => string} pathOf
 * @param {number} seconds
 */
export async function throughput(address, pathOf, seconds) {
  const stopAt = performance.now() + seconds * 1000
  const { answered, seconds: took } = await drive(address, pathOf, () => performance.now() < stopAt)
  return answered / took
}
