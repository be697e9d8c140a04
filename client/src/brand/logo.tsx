import { lazyHydrate } from '../framework/lazy-hydrate.tsx'

export const Logo = lazyHydrate(async () => (await import('./drawn-logo.tsx')).DrawnLogo)
