import { fileURLToPath } from 'node:url'
import { join, resolve } from 'node:path'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

export const inRoot = (/** @type {string[]} */ ...parts) => join(root, ...parts)
