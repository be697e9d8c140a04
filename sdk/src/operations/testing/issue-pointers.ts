import type { Contract } from '../../model/contract.ts'

export async function issuePointers(
  contract: Contract<unknown>,
  answer: unknown,
): Promise<readonly string[]> {
  const { issues = [] } = await contract['~standard'].validate(answer)
  return issues.map(({ path = [] }) =>
    path.map(part => `/${String(typeof part === 'object' ? part.key : part)}`).join(''),
  )
}
