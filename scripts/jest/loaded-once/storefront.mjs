export const { documentOf, openBefore, openStorefront } = await globalThis.loadProgram('storefront')

// Never called: it tells Jest what to run when the sources change.
export const sources = () => import('../../../server/src/testing/storefront.ts')
