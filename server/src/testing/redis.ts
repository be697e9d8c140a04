import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'

export interface TestRedis {
  readonly url: string
  /** Lets it hang, or go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  command(words: readonly string[]): Promise<unknown>
  stop(): Promise<void>
}

export const REDIS_PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync)

export async function startRedis(
  program: string,
  port?: number,
  settings: readonly string[] = [],
): Promise<TestRedis & { readonly port: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'wallart-redis-'))
  const chosen = port ?? (await freePort())
  const child = spawn(program, [
    '--port',
    String(chosen),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    folder,
    ...settings,
  ])
  const exited = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', text => {
      output += String(text)
      if (output.includes('Ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(output)))
  })
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    signal: name => child.kill(name),
    async command(words) {
      const client = await createClient({ url: `redis://127.0.0.1:${chosen}` }).connect()
      const reply: unknown = await client.sendCommand([...words])
      client.destroy()
      return reply
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
