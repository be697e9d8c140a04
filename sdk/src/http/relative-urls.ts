/** Creates a function that rewrites the absolute URLs of a JSON text that are on these hosts to paths. */
export function createRelativeUrls(hosts: readonly string[]): (json: string) => string {
  if (hosts.length === 0) return json => json
  const names = hosts.map(host => host.replace(/[^a-z0-9-]/gi, String.raw`\$&`)).join('|')
  // A second slash after the host would make the rest another host's address.
  const ownUrl = new RegExp(String.raw`"https?:\\?/\\?/(?:${names})(?:(")|(?=[?#])|\\?/(?!\\?[/\\]))`, 'gi')
  return json => json.replace(ownUrl, '"/$1')
}
