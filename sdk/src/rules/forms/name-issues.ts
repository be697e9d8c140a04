import type { FieldIssue } from '../../model/message.ts'

/** No first name was entered. */
export const FIRST_NAME_REQUIRED: FieldIssue<'firstName'> = {
  field: 'firstName',
  code: 'first-name.required',
  message: 'Please enter your first name.',
}

/** No last name was entered. */
export const LAST_NAME_REQUIRED: FieldIssue<'lastName'> = {
  field: 'lastName',
  code: 'last-name.required',
  message: 'Please enter your last name.',
}
