import type { FieldIssue } from '../../model/message.ts'

/** A business has entered no name of its company. */
export const COMPANY_REQUIRED: FieldIssue<'company'> = {
  field: 'company',
  code: 'company.required',
  message: 'Please enter the company name.',
}
