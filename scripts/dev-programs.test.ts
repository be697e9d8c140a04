import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { restartable } from './workspace/dev-programs.mjs'
import { removeCopies, workspaceCopy } from './testing/workspace-copy.ts'

const program = `
globalThis.loadedAt ??= 'never'
process.send({ ready: 'http://127.0.0.1:4000/' + process.pid + '/' + globalThis.loadedAt })
process.on('disconnect', () => process.exit(0))
setInterval(() => {}, 1000)
`
const loadedPackage = `
import { writeFileSync } from 'node:fs'
globalThis.loadedAt = process.pid
writeFileSync(new URL('standing-by', import.meta.url), String(process.pid))
`

async function until(condition: () => boolean) {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 10))
}

function open(files: Record<string, string> = {}) {
  const folder = workspaceCopy({ 'program.mjs': program, 'package.mjs': loadedPackage, ...files })
  const packages = [pathToFileURL(join(folder, 'package.mjs')).href]
  const { restart, stop } = restartable(
    { name: 'storefront', file: join(folder, 'program.mjs') },
    { port: 'PORT', timeoutMs: 0, packages: () => packages },
  )
  const file = join(folder, 'standing-by')
  return {
    restart,
    stop,
    isStandingBy: () => existsSync(file) && readFileSync(file, 'utf8') !== '',
    standby: () => readFileSync(file, 'utf8'),
  }
}

const processOf = (address: string | undefined) => new URL(address ?? '').pathname.split('/').slice(1)

afterEach(removeCopies)

test('the next process has loaded the packages before it is told to begin, then runs it', async () => {
  const { restart, stop, isStandingBy } = open()
  const [first, loadedBefore] = processOf(await restart())
  expect(loadedBefore).toBe('never')
  await until(isStandingBy)
  const [second, loadedIn] = processOf(await restart())
  expect(second).not.toBe(first)
  expect(loadedIn).toBe(second)
  await stop()
})

test('a restart does not wait for the next process', async () => {
  const { restart, stop } = open()
  const [first] = processOf(await restart())
  const [second, loadedIn] = processOf(await restart())
  expect(second).not.toBe(first)
  expect(loadedIn).toBe('never')
  await stop()
})

test('a package that cannot be loaded is left to the program', async () => {
  const { restart, stop, isStandingBy } = open({
    'package.mjs': `${loadedPackage}\nthrow new Error('broken')`,
  })
  await restart()
  await until(isStandingBy)
  const [second, loadedIn] = processOf(await restart())
  expect(loadedIn).toBe(second)
  await stop()
})

test('nothing is left running', async () => {
  const { restart, stop, isStandingBy, standby } = open()
  const [first] = processOf(await restart())
  await until(isStandingBy)
  await stop()
  for (const id of [first, standby()]) expect(() => process.kill(Number(id), 0)).toThrow('ESRCH')
})
