import type { Message } from '../../model/message.ts'

/** Why a list could not be shown, or undefined when it could. */
export function listError(errorCode: number | undefined): Message | undefined {
  if (errorCode === undefined) return undefined
  if (errorCode === 404) return { code: 'list.category-not-found', message: 'Category Not Found' }
  return {
    code: 'list.http-error',
    message: `HTTP Error ${errorCode} occurred.`,
    values: { code: errorCode },
  }
}
