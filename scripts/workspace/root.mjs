import { fileURLToPath } from 'node:url'
import { join, resolve } from 'node:path'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts)
