/** Stands for a package that only a debugger needs. */
export default {}
