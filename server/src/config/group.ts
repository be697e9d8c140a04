import { z } from 'zod'

export function wholeGroup<Shape extends z.ZodRawShape>(
  group: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> | undefined {
  const names = Object.keys(group.shape)
  return names.some(name => env[name]) ? group.parse(env, { error: missing }) : undefined
}

export function missingGroup(group: z.ZodObject): z.ZodError {
  return new z.ZodError(
    Object.keys(group.shape)
      .filter(name => !group.shape[name]?.safeParse(undefined).success)
      .map(name => ({
        code: 'custom',
        path: [name],
        message: 'is missing beside the other services',
        input: undefined,
      })),
  )
}

const missing: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined ? 'is missing, while others of its group are set' : undefined
