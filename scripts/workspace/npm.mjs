import { run } from './command.mjs'

/** @param {readonly string[]} args @param {import('./command.mjs').Options} [options] */
export function npm(args, options) {
  const script = process.env['npm_execpath']
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], options)
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options)
}
