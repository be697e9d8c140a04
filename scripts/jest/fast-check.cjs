module.exports = globalThis.requirePackage('fast-check')
