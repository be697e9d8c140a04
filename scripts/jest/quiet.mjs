/** A test that writes a warning or an error, or leaves a rejection unhandled, has failed. */
import { afterAll, afterEach, beforeEach, expect } from '@jest/globals'
import { format } from 'node:util'

/** @type {string[]} */
let noise = []
const real = { error: console.error, warn: console.warn }
/** @param {unknown} reason */
const rejected = reason => void noise.push(`unhandled rejection: ${format(reason)}`)
process.on('unhandledRejection', rejected)

beforeEach(() => {
  for (const kind of /** @type {const} */ (['error', 'warn']))
    console[kind] = (...said) => noise.push(`console.${kind}: ${format(...said)}`)
})

afterEach(async () => {
  Object.assign(console, real)
  await new Promise(resolve => setTimeout(resolve))
  const heard = noise
  noise = []
  expect(heard).toEqual([])
})

afterAll(() => {
  process.off('unhandledRejection', rejected)
})
