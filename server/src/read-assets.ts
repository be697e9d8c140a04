import type { Assets } from '@wallart/client/framework/assets.server.ts'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'

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

export async function readAssets(file: string): Promise<Assets> {
  return manifest.parse(JSON.parse(await readFile(file, 'utf8')))
}
