/** The built app behind plain HTTP: every request becomes an event for its Lambda handler. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

const [folder = '', port = '', origin = ''] = process.argv.slice(2)

process.chdir(folder)
Object.assign(process.env, {
  AWS_LAMBDA_FUNCTION_NAME: 'retail-app',
  BUNDLE_ID: '1',
  DEPLOY_TARGET: 'production',
  EXTERNAL_DOMAIN_NAME: new URL(origin).host,
  MOBIFY_PROPERTY_ID: 'retail-app',
  NODE_ENV: 'production',
  RETAIL_APP_ORIGIN: origin,
})
const { get: handler } = createRequire(`${folder}/`)(`${folder}/build/ssr.js`)
// Deployed it is always https.
process.env['APP_ORIGIN'] = origin

createServer((request, response) => void serve(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.send?.({ ready: origin }),
)

async function serve(
  /** @type {import('node:http').IncomingMessage} */ request,
  /** @type {import('node:http').ServerResponse} */ response,
) {
  const body = await buffer(request)
  const { pathname, searchParams } = new URL(request.url ?? '', origin)
  const correlationId = randomUUID()
  const headers = Object.fromEntries(
    Object.entries({ ...request.headers, 'x-correlation-id': correlationId }).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  const event = {
    path: pathname,
    httpMethod: request.method,
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: Object.fromEntries(searchParams),
    multiValueQueryStringParameters: Object.fromEntries(
      [...searchParams.keys()].map(name => [name, searchParams.getAll(name)]),
    ),
    requestContext: { identity: { sourceIp: '127.0.0.1' }, requestId: correlationId },
    isBase64Encoded: true,
    body: body.length > 0 ? body.toString('base64') : null,
  }
  handler(
    event,
    { awsRequestId: correlationId },
    (
      /** @type {unknown} */ error,
      /** @type {{ statusCode: number, headers?: Record<string, string>, body?: string, isBase64Encoded?: boolean,
       * multiValueHeaders?: Record<string, string[]> }} */ answer,
    ) => {
      if (error) {
        console.error(error)
        response.writeHead(500).end()
        return
      }
      const { statusCode, body: text = '', isBase64Encoded } = answer
      for (const [name, value] of Object.entries({ ...answer.headers, ...answer.multiValueHeaders }))
        if (name.toLowerCase() !== 'content-length') response.setHeader(name, value)
      response.writeHead(statusCode).end(Buffer.from(text, isBase64Encoded ? 'base64' : 'utf8'))
    },
  )
}
