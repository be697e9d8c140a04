import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as z from 'zod'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const readySchema = z.object({ ready: z.string(), admin: z.string().optional() })
const lineSchema = z.record(z.string(), z.unknown())

export interface ServerProcess {
  readonly url: string
  readonly adminUrl: string
  readonly log: readonly Readonly<Record<string, unknown>>[]
  readonly nextLine: () => Promise<unknown>
  /** What it has written beside its log. */
  readonly stderr: () => string
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** What becomes of the log: only the first takes it in. */
export type LogReader = 'reads' | 'never reads' | 'has gone' | 'has a full disk'

export interface Program {
  readonly start: (env: NodeJS.ProcessEnv, reader?: LogReader) => Promise<ServerProcess | Ended>
  readonly remove: () => Promise<void>
}

const MANIFEST = {
  build: 'test',
  dev: false,
  bootstrapScript: '/assets/begin.js',
  entryScripts: [],
  styles: [],
  innerStyles: [],
  innerPages: [],
  fonts: {},
  pages: {},
  texts: {},
}

export async function bundleServer(): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'wallart-server-'))
  const file = join(folder, 'server', 'main.js')
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST))
  await build({
    entryPoints: [join(ROOT, 'server/src/main.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@wallart/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'only-our-sources',
        setup(bundling) {
          bundling.onLoad({ filter: /\.module\.css$/ }, () => ({
            contents: 'export default {}',
            loader: 'js',
          }))
          bundling.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@wallart/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  return {
    start(env, reader = 'reads') {
      const disk = reader === 'has a full disk' ? openSync('/dev/full', 'w') : undefined
      const child = spawn(process.execPath, [file], {
        cwd: folder,
        env: { PORT: '0', ADMIN_PORT: '0', SESSION_KEYS: 'a key for tests', ...env },
        stdio: ['ignore', disk ?? 'pipe', 'pipe', 'ipc'],
      })
      if (disk !== undefined) closeSync(disk)
      if (reader === 'has gone') child.stdout?.destroy()
      return readyOrEnded(child, reader === 'reads')
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function readyOrEnded(child: ChildProcess, readsLog: boolean): Promise<ServerProcess | Ended> {
  let output = ''
  child.stderr?.on('data', (text: Buffer) => {
    output += text.toString()
  })
  const log: Readonly<Record<string, unknown>>[] = []
  const lines = readsLog && child.stdout && createInterface(child.stdout)
  if (lines) lines.on('line', line => log.push(lineSchema.parse(JSON.parse(line))))
  const ended = once(child, 'close').then(() => child.exitCode)
  const ready = once(child, 'message').then(([message]: unknown[]) => readySchema.parse(message))
  const first = await Promise.race([ready, ended])
  if (typeof first !== 'object' || first === null) return { code: first, output }
  return {
    url: first.ready,
    adminUrl: first.admin ?? '',
    log,
    stderr: () => output,
    nextLine: async () => lines && once(lines, 'line'),
    async end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
