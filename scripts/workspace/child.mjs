import { fork } from 'node:child_process'
import { root } from './root.mjs'

/** @typedef {{ name: 'storefront' | 'upstream', file: string, args?: readonly string[], env?: NodeJS.ProcessEnv }} Program */

/** A supervised process. Its process group is its own, so that Ctrl-C reaches it through the supervisor alone. */
export class Child {
  hasSpoken = false
  isGone = false
  /** @type {Record<string, string>} where else it can be reached */
  others = {}

  /** @param {Program} program */
  constructor({ name, file, args = [], env }) {
    this.name = name
    this.process = fork(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    this.process.stderr?.on('data', text => {
      this.hasSpoken = true
      process.stderr.write(text)
    })
    this.ready = this.#ready()
    this.ended = this.#ended()
  }

  /** @returns {Promise<string>} its address */
  #ready() {
    return new Promise(resolve => {
      this.process.on('message', message => {
        if (typeof message !== 'object' || message === null || !('ready' in message)) return
        if ('control' in message && typeof message.control === 'string')
          this.others = { control: message.control }
        resolve(String(message.ready))
      })
    })
  }

  /** @returns {Promise<void>} */
  #ended() {
    return new Promise(resolve => {
      const end = () => {
        this.isGone = true
        resolve()
      }
      // 'close' waits for its last words, but a grandchild that holds stderr open must not hold us
      this.process.on('close', end)
      this.process.on('exit', () => setTimeout(end, 500).unref())
      this.process.on('error', end)
    })
  }

  /** @param {number} patience milliseconds between asking and forcing */
  async stop(patience) {
    if (this.isGone) return
    this.process.kill('SIGTERM')
    const limit = setTimeout(() => this.process.kill('SIGKILL'), patience)
    await this.ended
    clearTimeout(limit)
  }
}
