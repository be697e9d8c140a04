export { $ZodObject as ObjectSchema } from 'zod/v4/core'
