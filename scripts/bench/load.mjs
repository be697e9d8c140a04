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
  const length = /\r\ncontent-length: (\d+)/i.exec(seen.toString('latin1', 0, head))?.[1]
  if (length !== undefined) return seen.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1
  const last = seen.indexOf('\r\n0\r\n\r\n', head)
  return last < 0 ? -1 : last + 7
}

/**
 * Requests a second over a few kept connections, for a bounded time; any answer but 200 ends it.
 * @param {string} address of this machine
 * @param {(n: number) => string} pathOf the n-th request
 * @param {number} seconds
 */
export async function throughput(address, pathOf, seconds) {
  const { hostname, port, host } = new URL(address)
  let sent = 0
  let answered = 0
  const stopAt = performance.now() + seconds * 1000

  async function drive() {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const ask = () =>
      socket.write(`GET ${pathOf(sent++)} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`)
    let seen = Buffer.alloc(0)
    const done = new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('data', chunk => {
        seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk])
        const end = endOf(seen)
        if (end < 0) return
        if (!seen.subarray(0, 16).includes(' 200 ')) {
          reject(new Error(`${address} answered ${seen.toString('latin1', 0, 40).split('\r\n')[0]}`))
          return
        }
        seen = seen.subarray(end)
        answered++
        if (performance.now() < stopAt) ask()
        else resolve(undefined)
      })
    })
    ask()
    await done.finally(() => socket.destroy())
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, drive))
  return answered / ((performance.now() - start) / 1000)
}
