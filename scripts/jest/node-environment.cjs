const { TestEnvironment } = require('jest-environment-node')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

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
