#!/usr/bin/env node
import module from 'node:module'

// From Node 22 on, what was compiled once is kept for the next command.
module.enableCompileCache?.()

try {
  await import('../dist/main.js')
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The CLI is not built yet: run npm run build once.')
  process.exitCode = 8
}
