import { readStored, writeStored } from './browser-storage.ts'

const full: Partial<Storage> = {
  getItem: () => 'before',
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  },
}

const AREA = 'sessionStorage'
const { sessionStorage: usual } = globalThis

function replaceStorage(get: () => unknown): void {
  Object.defineProperty(globalThis, AREA, { get, configurable: true })
}

afterEach(() => replaceStorage(() => usual))

test('what is stored is read until it is removed', () => {
  expect(readStored(AREA, 'drafts')).toBe('')
  writeStored(AREA, 'drafts', 'Portland')
  expect(readStored(AREA, 'drafts')).toBe('Portland')
  writeStored(AREA, 'drafts', undefined)
  expect(readStored(AREA, 'drafts')).toBe('')
})

test.each<readonly [string, () => unknown, string]>([
  ['is not there', () => undefined, ''],
  ['is switched off', () => null, ''],
  [
    'is forbidden',
    () => {
      throw new DOMException('insecure', 'SecurityError')
    },
    '',
  ],
  ['is full', () => full, 'before'],
])('a storage that %s stores nothing, and does not fail (F56)', (_, storage, stored) => {
  replaceStorage(storage)
  expect(() => writeStored(AREA, 'drafts', 'Portland')).not.toThrow()
  expect(readStored(AREA, 'drafts')).toBe(stored)
})
