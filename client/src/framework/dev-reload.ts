export function reloadOnBuild(build: string): void {
  const source = new EventSource('/_dev')
  source.addEventListener('message', ({ data }) => {
    if (data !== build) location.reload()
  })
}
