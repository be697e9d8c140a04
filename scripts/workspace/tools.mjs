import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

export function tool(/** @type {string} */ name, /** @type {string} */ command = name) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'))
  return inRoot('node_modules', name, typeof bin === 'string' ? bin : bin[command])
}

export const jestCommand = (/** @type {readonly string[]} */ args) => [
  '--experimental-vm-modules',
  // What one test file leaves is more than the usual 16 MB, and would be moved again and again.
  '--max-semi-space-size=64',
  '--no-warnings',
  tool('jest'),
  '--config',
  inRoot('jest.config.js'),
  ...args,
]
