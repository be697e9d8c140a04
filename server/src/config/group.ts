import { z } from 'zod'

export function wholeGroup<Shape extends z.ZodRawShape>(
  group: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> | undefined {
  const names = Object.keys(group.shape)
  return names.some(name => env[name]) ? group.parse(withoutEmpty(env)) : undefined
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

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value))
}
