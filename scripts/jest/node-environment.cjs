const { TestEnvironment } = require('jest-environment-node')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

/**
 * Lends test files what globalSetup has bundled, and packages that are slow to load: once for a process instead of once
 * for a file. What these say on the console is said on the file's own.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const usual = process.env.NODE_ENV
    process.env.NODE_ENV = config.projectConfig.testEnvironmentOptions.nodeEnv ?? usual
    super(config, context)
    const { error, warn } = console
    for (const kind of ['error', 'warn']) console[kind] = (...said) => this.global.console[kind](...said)
    this.restore = () => {
      process.env.NODE_ENV = usual
      Object.assign(console, { error, warn })
    }
    this.global.loadPackage = name => import(name)
    this.global.loadProgram = name =>
      import(pathToFileURL(path.join(process.env.TEST_PROGRAMS, `${name}.js`)).href)
  }

  async teardown() {
    this.restore()
    await super.teardown()
  }
}
