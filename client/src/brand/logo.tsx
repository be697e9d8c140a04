import { lazyHydrate } from '../framework/lazy-hydrate.tsx'

/** The id of the logo in the header, which the footer draws again. */
export const HEADER_LOGO = 'logo'

export const Logo = lazyHydrate(async () => (await import('./drawn-logo.tsx')).DrawnLogo)
