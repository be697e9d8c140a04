#!/usr/bin/env node
import module from 'node:module'

const { node } = process.versions
const [major, minor] = node.split('.').map(Number)

// From Node 22 on, what was compiled once is kept for the next command.
module.enableCompileCache?.()

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${node} is installed, but 20.19 or newer is needed.`)
  process.exitCode = 8
} else
  try {
    await import('../dist/main.js')
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error('The CLI is not built yet: run npm run build once.')
    process.exitCode = 8
  }
