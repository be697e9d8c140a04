import { rm } from 'node:fs/promises'

export default async function teardown() {
  for (const folder of [process.env['TEST_FILLED_DATABASES'], process.env['TEST_PROGRAMS']])
    if (folder) await rm(folder, { recursive: true, force: true })
}
