const fc = globalThis.requirePackage('fast-check')

// The package's own table of all characters takes 1.6 s and 85 MB in each worker, and every collection of garbage walks it.
const surrogates = { first: 0xd800, count: 0x800 }
const anyCharacter = fc.nat(0x10ffff - surrogates.count).map(
  index => String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count),
  character => {
    const point = character.codePointAt(0)
    return point < surrogates.first ? point : point - surrogates.count
  },
)

const string = (constraints = {}) =>
  fc.string(constraints.unit === 'binary' ? { ...constraints, unit: anyCharacter } : constraints)

module.exports = { ...fc, string }
