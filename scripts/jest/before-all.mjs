/** Folders for one run: what its test files start, and the databases that the first to fill one leaves to the
 * others. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlePrograms } from './bundle-programs.mjs'

export default async function setup() {
  process.env['TEST_FILLED_DATABASES'] = await mkdtemp(join(tmpdir(), 'wallart-filled-'))
  process.env['TEST_PROGRAMS'] = await bundlePrograms()
}
