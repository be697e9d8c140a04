import { lazyHydrate } from '../framework/lazy-hydrate.tsx'

/** A brand's logo; its outlines are in the document, so that nobody waits for them. */
export const Logo = lazyHydrate(async () => (await import('./drawn-logo.tsx')).DrawnLogo)
