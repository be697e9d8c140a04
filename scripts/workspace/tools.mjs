import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/**
 * The script behind a package's command, so that any Node can run it.
 * @param {string} name of the package
 * @param {string} [command]
 */
export function tool(name, command = name) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'))
  return inRoot('node_modules', name, typeof bin === 'string' ? bin : bin[command])
}

/** @param {readonly string[]} args */
export const jestCommand = args => [
  '--experimental-vm-modules',
  '--no-warnings',
  tool('jest'),
  '--config',
  inRoot('jest.config.js'),
  ...args,
]
