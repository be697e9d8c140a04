import { rm } from 'node:fs/promises'

export default async function teardown() {
  const folder = process.env['TEST_FILLED_DATABASES']
  if (folder) await rm(folder, { recursive: true, force: true })
}
