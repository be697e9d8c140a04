// Must run on any Node: old syntax, and no import before the version is checked.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 20 || (major === 20 && minor >= 19)) {
  void import('./workspace/start.mjs')
} else {
  console.error(`Node ${process.versions.node} is installed, but 20.19 or newer is needed.`)
  process.exitCode = 1
}
