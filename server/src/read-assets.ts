import type { Assets } from '@wallart/client/framework/assets.server.ts'
import { DEFAULT_LOCALE_ID } from '@wallart/sdk'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Config } from './config.ts'
import { pseudoTexts } from './pseudo-texts.ts'

const manifest = z.object({
  build: z.string(),
  dev: z.boolean(),
  bootstrapScript: z.string(),
  entryScripts: z.array(z.string()),
  styles: z.array(z.string()),
  innerStyles: z.array(z.string()),
  innerPages: z.array(z.string()),
  fonts: z.record(z.string(), z.array(z.string())),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
  pages: z.record(z.string(), z.array(z.string())),
})

export async function readAssets(
  buildDir: string,
  { pseudoLocale }: Pick<Config, 'pseudoLocale'>,
): Promise<Assets> {
  const assets = manifest.parse(JSON.parse(await readFile(join(buildDir, 'manifest.json'), 'utf8')))
  return pseudoLocale ? withPseudoTexts(assets, buildDir) : assets
}

async function withPseudoTexts(assets: Assets, buildDir: string): Promise<Assets> {
  const file = join(buildDir, 'public', 'translations', `${DEFAULT_LOCALE_ID}.json`)
  const english = manifest.shape.texts.valueType.parse(JSON.parse(await readFile(file, 'utf8')))
  return { ...assets, texts: { ...assets.texts, [DEFAULT_LOCALE_ID]: pseudoTexts(english) } }
}
