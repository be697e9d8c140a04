/** Hands over what a program without types would, which the compiler of one with types refuses. */
export const untyped = (call: (...given: never[]) => unknown, ...given: readonly unknown[]): unknown =>
  Reflect.apply(call, undefined, given)

/** What a program answers, or the error that it throws, at once or later. */
export async function catchMistake(program: () => unknown): Promise<unknown> {
  try {
    return await program()
  } catch (error) {
    return error
  }
}
