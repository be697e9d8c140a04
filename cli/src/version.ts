export const VERSION = '0.1.0'

export const SDK_VERSION = '0.1.0'

export const NEEDED_NODE = '20.19'
