import type { Contract } from '../contract.ts'

/** The places, as JSON pointers, at which a contract refuses an answer; none when it accepts it. */
export async function issuePointers(
  contract: Contract<unknown>,
  answer: unknown,
): Promise<readonly string[]> {
  const { issues = [] } = await contract['~standard'].validate(answer)
  return issues.map(({ path = [] }) =>
    path.map(part => `/${String(typeof part === 'object' ? part.key : part)}`).join(''),
  )
}
