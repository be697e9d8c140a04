import type { ContactMessage, ContactTopic } from '../../model/contact.ts'
import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { EMAIL_INVALID } from './email-invalid.ts'
import { fieldText, rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { parseEmail } from './parse-email.ts'

/** What a message may be about, in the order of the form. */
export const CONTACT_TOPICS: readonly ContactTopic[] = ['order', 'product', 'return', 'business', 'other']

/** The most characters of a message. */
export const CONTACT_MESSAGE_MAX = 4000

const NAME_REQUIRED: FieldIssue<'name'> = {
  field: 'name',
  code: 'contact.name-required',
  message: 'Please enter your name.',
}

const MESSAGE_REQUIRED: FieldIssue<'message'> = {
  field: 'message',
  code: 'contact.message-required',
  message: 'Please write your message.',
}

/** What is said of a longer one. */
export const CONTACT_MESSAGE_TOO_LONG: FieldIssue<'message'> = {
  field: 'message',
  code: 'contact.message-too-long',
  message: 'Please shorten your message to 4,000 characters.',
}

/** Checks a message to the shop; an unknown topic is another one. */
export function validateContact(
  form: FormInput<keyof ContactMessage>,
): FormResult<ContactMessage, keyof ContactMessage> {
  const name = fieldText(form, 'name')
  const email = parseEmail(form?.email) ?? ''
  const message = rawFieldText(form, 'message').trim()
  return formResult(
    [
      !name && NAME_REQUIRED,
      !email && EMAIL_INVALID,
      !message && MESSAGE_REQUIRED,
      message.length > CONTACT_MESSAGE_MAX && CONTACT_MESSAGE_TOO_LONG,
    ],
    {
      topic: CONTACT_TOPICS.find(topic => topic === form?.topic) ?? 'other',
      name,
      email,
      orderNumber: fieldText(form, 'orderNumber').replaceAll(/\s/g, '').slice(0, 20),
      message,
    },
  )
}
