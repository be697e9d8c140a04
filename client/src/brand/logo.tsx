import { later } from '../app/later.tsx'

/** A brand's logo; its outlines are in the document, so that nobody waits for them. */
export const Logo = later(async () => (await import('./drawn-logo.tsx')).DrawnLogo)
