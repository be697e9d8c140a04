import type { Operation } from '@wallart/sdk/operations/operation'

export function curlTemplate(operation: Operation): string {
  const { method, service, path, query, access, body } = operation
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'organizationId' ? '$ORGANIZATION' : `<${name}>`,
  )
  const queryString = query.map(name => `${name}=<${name}>`).join('&')
  const address = `"$${service.toUpperCase()}_URL${filled}${queryString && `?${queryString}`}"`
  const flags = [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(access === 'shopper' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(access === 'api-key' ? [`-H "$${service.toUpperCase()}_KEY_HEADER"`] : []),
    ...(body === 'json' ? [`-H 'content-type: application/json' -d '<body>'`] : []),
    ...(body === 'form' ? [`-d '<form>'`] : []),
  ]
  return [...flags, address].join(' ')
}
