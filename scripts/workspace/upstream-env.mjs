// A decoder leaves memory in every heap that the C library gives its threads, so there are two of them for all.
export const upstreamEnv = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] || '2' }
