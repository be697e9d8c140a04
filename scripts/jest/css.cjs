// In unit tests a CSS module answers each class name with itself.
module.exports = {
  process: () => ({ code: 'export default new Proxy({}, { get: (_, name) => String(name) })' }),
}
