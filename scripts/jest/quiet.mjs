/** A test that writes a warning or an error, or leaves a rejection unhandled, has failed. */
import { afterAll, afterEach, expect } from '@jest/globals'
import { format } from 'node:util'

/** @type {string[]} */
let noise = []
/** @param {unknown} reason */
const rejected = reason => void noise.push(`unhandled rejection: ${format(reason)}`)
process.on('unhandledRejection', rejected)
for (const kind of /** @type {const} */ (['error', 'warn']))
  console[kind] = (...said) => noise.push(`console.${kind}: ${format(...said)}`)

async function expectQuiet() {
  await new Promise(resolve => setTimeout(resolve))
  const heard = noise
  noise = []
  expect(heard).toEqual([])
}

afterEach(expectQuiet)

afterAll(async () => {
  await expectQuiet()
  process.off('unhandledRejection', rejected)
})
