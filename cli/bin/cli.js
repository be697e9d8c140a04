#!/usr/bin/env node
const { enableCompileCache } = require('node:module')

const { node } = process.versions
const [major, minor] = node.split('.').map(Number)
const [first = '--help', ...others] = process.argv.slice(2)
const isHelp = others.length === 0 && (first === '--help' || first === '-h')

// From Node 22 on, what was compiled once is kept for the next command.
enableCompileCache?.()

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${node} is installed, but 20.19 or newer is needed.`)
  process.exitCode = 8
} else if (isHelp) {
  try {
    require('../dist/help.cjs')
  } catch (error) {
    refuseUnbuilt(error)
  }
} else import('../dist/main.js').catch(refuseUnbuilt)

function refuseUnbuilt(error) {
  if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test(error.code)) throw error
  console.error('The CLI is not built yet: run npm run build once.')
  process.exitCode = 8
}
