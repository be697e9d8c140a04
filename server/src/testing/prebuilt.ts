declare global {
  var loadPrebuilt: (<T>(name: string, load: () => Promise<T>) => Promise<T>) | undefined
}

const load = () => import('./storefront.ts')

export const { documentOf, mainOf, openBefore, openStorefront } = await (globalThis.loadPrebuilt?.(
  'storefront',
  load,
) ?? load())
export type { Storefront, StorefrontAndUpstream } from './storefront.ts'
