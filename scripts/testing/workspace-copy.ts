import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = fileURLToPath(new URL('..', import.meta.url))
const folders: string[] = []

export function workspaceCopy(files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wallart-'))
  folders.push(folder)
  for (const name of ['start.mjs', 'run.mjs', 'cli.mjs', 'workspace'])
    cpSync(join(scripts, name), join(folder, 'scripts', name), { recursive: true })
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

export function removeCopies() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}

export function startScript(folder: string, script: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(folder, 'scripts', script)], {
    env: { PATH: process.env['PATH'], ...env },
  })
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', text => (output.out += text))
  child.stderr.setEncoding('utf8').on('data', text => (output.err += text))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  return { child, output, ended }
}
