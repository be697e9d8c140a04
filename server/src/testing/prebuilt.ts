declare global {
  /** Loads a program that Jest's global setup has bundled; without that setup there is none. */
  var loadPrebuilt: (<T>(name: string, load: () => Promise<T>) => Promise<T>) | undefined
}

const load = () => import('./storefront.ts')

/** The storefront, bundled once for a whole run of Jest: it loads in a fraction of the time that its sources take. */
export const { documentOf, openBefore, openStorefront } = await (globalThis.loadPrebuilt?.(
  'storefront',
  load,
) ?? load())
export type { Storefront, StorefrontAndUpstream } from './storefront.ts'
