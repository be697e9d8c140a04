export const { DEFAULT_WORKS, openUpstream } = await globalThis.loadProgram('upstream')

// Never called: it tells Jest what to run when the sources change.
export const sources = () => import('../../../fixtures/src/open.ts')
