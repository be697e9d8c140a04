const systems = /\b(android|darwin|freebsd|linux|openharmony|win32|netbsd|openbsd|sunos|aix|windows|macos)/
const processors = /\b(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32|universal)/
const aliases = /** @type {Record<string, string>} */ ({ windows: 'win32', macos: 'darwin' })
const named = /** @type {Record<string, Platform>} */ ({ fsevents: { os: ['darwin'] } })

/** @typedef {{ os?: string[], cpu?: string[], libc?: string[] }} Platform */

/**
 * Which platform a binary package is for, by its name; undefined when the name does not tell.
 * @param {string} name
 * @returns {Platform | undefined}
 */
export function platformOf(name) {
  if (named[name]) return named[name]
  const system = systems.exec(name)?.[1]
  const processor = processors.exec(name)?.[1]
  if (processor === 'wasm32') return { cpu: ['wasm32'] }
  if (!system || !processor) return undefined

  const os = [aliases[system] ?? system]
  const cpu = processor === 'universal' ? ['x64', 'arm64'] : [processor]
  const libc = /musl/.test(name) ? ['musl'] : /-gnu/.test(name) ? ['glibc'] : undefined
  return { os, cpu, ...(libc && os[0] === 'linux' ? { libc } : {}) }
}
