const { TestEnvironment } = require('jest-environment-jsdom')

// What browsers have, jsdom lacks and the router needs. MessageChannel stays out: React's scheduler would keep the process alive.
const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'Uint8Array',
]

module.exports = class extends TestEnvironment {
  constructor(...parts) {
    super(...parts)
    for (const name of missing) this.global[name] = globalThis[name]
    this.global.Element.prototype.scrollIntoView = () => {}
    this.global.requirePackage = name => require(name)
  }
}
