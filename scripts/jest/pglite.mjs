export const { PGlite } = await globalThis.loadPackage('@electric-sql/pglite')
