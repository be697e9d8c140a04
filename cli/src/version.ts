/** The version of this program, as its package.json says it. */
export const VERSION = '0.1.0'

/** The version of the SDK inside. */
export const SDK_VERSION = '0.1.0'

/** The oldest Node that it runs on. */
export const NEEDED_NODE = '20.19'
