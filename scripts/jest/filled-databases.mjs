/** One folder for one run: the first test that fills a database leaves it there for the others. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default async function setup() {
  process.env['TEST_FILLED_DATABASES'] = await mkdtemp(join(tmpdir(), 'wallart-filled-'))
}
