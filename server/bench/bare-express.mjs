/** The floor of a server that renders something: a greeting by Express alone. */
import express from 'express'

const server = express()
  .get('/', (_, response) => void response.send('<h1>Hello</h1>'))
  .listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
  })
process.on('disconnect', () => process.exit(0))
