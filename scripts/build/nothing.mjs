/** Replaces a package that only a debugger needs. */
export default {}
