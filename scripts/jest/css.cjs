// In unit tests a CSS module maps each class name to itself.
module.exports = {
  process: () => ({ code: 'export default new Proxy({}, { get: (_, name) => String(name) })' }),
}
