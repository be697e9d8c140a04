const { TestEnvironment } = require('jest-environment-node')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

// An idle database begins a timer of ten seconds for its statistics again and again, which would keep a worker alive.
const { setTimeout } = globalThis
const isEngineTimer = (callback, ms) => ms > 5000 && String(callback).includes('_emscripten_timeout')
globalThis.setTimeout = Object.assign((callback, ms, ...args) => {
  const timer = setTimeout(callback, ms, ...args)
  return isEngineTimer(callback, ms) ? timer.unref() : timer
}, setTimeout)

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const usual = process.env.NODE_ENV
    process.env.NODE_ENV = config.projectConfig.testEnvironmentOptions.nodeEnv ?? usual
    super(config, context)
    const { error, warn } = console
    for (const kind of ['error', 'warn']) console[kind] = (...args) => this.global.console[kind](...args)
    this.restore = () => {
      process.env.NODE_ENV = usual
      Object.assign(console, { error, warn })
    }
    this.global.loadPackage = name => import(name)
    this.global.requirePackage = name => require(name)
    this.global.loadPrebuilt = name =>
      import(pathToFileURL(path.join(process.env.TEST_PROGRAMS, `${name}.js`)).href)
  }

  async teardown() {
    this.restore()
    await super.teardown()
  }
}
