import { fork } from 'node:child_process'
import { root } from './root.mjs'

/** @typedef {{ name: 'storefront' | 'upstream', file: string, args?: readonly string[], env?: NodeJS.ProcessEnv,
 * restarts?: boolean, flags?: readonly string[] }} Program */

/** A supervised process, in its own process group so that only the supervisor passes Ctrl-C on. */
export class Child {
  hasWrittenErrors = false
  hasEnded = false
  /** Of its start, its progress or that it is ready. */
  lastHeardAt = Date.now()
  /** @type {Record<string, string>} */
  others = {}

  constructor(/** @type {Program} */ program) {
    const { name, file, args = [], env, flags = [] } = program
    this.program = program
    this.name = name
    this.process = fork(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      execArgv: [...process.execArgv, ...flags],
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    this.process.stderr?.on('data', text => {
      this.hasWrittenErrors = true
      process.stderr.write(text)
    })
    this.ready = this.#ready()
    this.ended = this.#ended()
  }

  /** @returns {Promise<string>} */
  #ready() {
    return new Promise(resolve => {
      this.process.on('message', message => {
        this.lastHeardAt = Date.now()
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
        this.hasEnded = true
        resolve()
      }
      // 'close' waits for the rest of stderr, which a grandchild may hold open
      this.process.on('close', end)
      this.process.on('exit', () => setTimeout(end, 500).unref())
      this.process.on('error', end)
    })
  }

  /** Tells a program that stands by to begin. */
  begin() {
    // That it has ended is seen elsewhere.
    this.process.send('begin', () => {})
  }

  async stop(/** @type {number} */ timeoutMs) {
    if (this.hasEnded) return
    this.process.kill('SIGTERM')
    const limit = setTimeout(() => this.process.kill('SIGKILL'), timeoutMs)
    await this.ended
    clearTimeout(limit)
  }
}
