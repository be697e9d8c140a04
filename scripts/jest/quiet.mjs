/** A test that writes a warning or an error, or leaves a rejection unhandled, has failed. */
import { afterAll, afterEach, expect } from '@jest/globals'
import { format } from 'node:util'

/** @type {string[]} */
let pending = []
/** @param {unknown} reason */
const onUnhandledRejection = reason => void pending.push(`unhandled rejection: ${format(reason)}`)
process.on('unhandledRejection', onUnhandledRejection)
for (const kind of /** @type {const} */ (['error', 'warn']))
  console[kind] = (...args) => pending.push(`console.${kind}: ${format(...args)}`)

async function expectNoConsoleOutput() {
  await new Promise(resolve => setTimeout(resolve))
  const messages = pending
  pending = []
  expect(messages).toEqual([])
}

afterEach(expectNoConsoleOutput)

afterAll(async () => {
  await expectNoConsoleOutput()
  process.off('unhandledRejection', onUnhandledRejection)
})
