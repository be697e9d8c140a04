import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** @typedef {{ method: string, url: string, status: number, body: string, answer: string }} Call */

const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
])

const BUNDLE = /^\/mobify\/bundle\/[^/]+\/(.*)$/

/** One origin for the app, what it is made of and the upstream, as the platform's own hosting has one.
 * @param {{ folder: string, port: number, appPort: number, upstreamPort: number, onCall: (call: Call) => void }} options */
export async function openFront({ folder, port, appPort, upstreamPort, onCall }) {
  const server = createServer((request, response) => {
    route(request, response).catch(() => response.writeHead(502).end())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server

  async function route(
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) {
    const url = request.url ?? '/'
    const { pathname } = new URL(url, 'http://front')
    const bundled = BUNDLE.exec(pathname)?.[1]
    if (bundled !== undefined) return sendFile(response, join(folder, 'build', normalize(`/${bundled}`)))
    const upstreamUrl = upstreamPath(url)
    const target = upstreamUrl === undefined ? appPort : upstreamPort
    return forward(request, response, target, upstreamUrl ?? url)
  }

  async function forward(
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
    /** @type {number} */ target,
    /** @type {string} */ path,
  ) {
    const { method = 'GET', headers } = request
    const body = await buffer(request)
    const answer = await send({ host: '127.0.0.1', port: target, method, path, headers }, body)
    const bytes = await buffer(answer)
    const csp = answer.headers['content-security-policy']
    // It turns redirects to http://localhost into https.
    if (csp)
      answer.headers['content-security-policy'] = String(csp).replace(/;?\s*upgrade-insecure-requests/, '')
    const { statusCode: status = 502 } = answer
    response.writeHead(status, answer.headers).end(bytes)
    if (target !== upstreamPort) return
    const isJson = /json/.test(answer.headers['content-type'] ?? '')
    onCall({ method, url: path, status, body: body.toString(), answer: isJson ? bytes.toString() : '' })
  }
}

/** @returns {Promise<import('node:http').IncomingMessage>} */
function send(/** @type {import('node:http').RequestOptions} */ options, /** @type {Buffer} */ body) {
  return new Promise((resolve, reject) => {
    httpRequest(options).on('response', resolve).on('error', reject).end(body)
  })
}

function upstreamPath(/** @type {string} */ url) {
  if (url.startsWith('/mobify/proxy/api/')) return url.slice('/mobify/proxy/api'.length)
  if (url.startsWith('/mobify/proxy/ocapi/')) return url.slice('/mobify/proxy'.length)
  return /^\/(img|recs)\//.test(url) ? url : undefined
}

async function sendFile(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {string} */ file,
) {
  const bytes = await readFile(file).catch(() => undefined)
  const type = TYPES.get(extname(file)) ?? 'application/octet-stream'
  if (bytes) response.writeHead(200, { 'content-type': type }).end(bytes)
  else response.writeHead(404).end()
}
