#!/usr/bin/env node
import { existsSync } from 'node:fs'
import module from 'node:module'

// From Node 22 on, what was compiled once is kept for the next command.
module.enableCompileCache?.()

const main = new URL('../dist/main.js', import.meta.url)
if (existsSync(main)) await import(main.href)
else {
  console.error('The CLI is not built yet: run npm run build once.')
  process.exitCode = 8
}
