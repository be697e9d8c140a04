import * as fc from 'fast-check'
import { footerSignUp, registrationSignUp } from './newsletter-sign-up.ts'
import { validateNewsletter } from './validate-newsletter.ts'

const registration = (acceptsMarketing: boolean) => ({ email: 'ann@shop.example', acceptsMarketing })

test('the footer signs up with its own consent method (API-12, API-14, FTR-12, C-34)', () => {
  expect(footerSignUp('ann@shop.example')).toEqual({
    email: 'ann@shop.example',
    consent: 'SUBSCRIBED',
    consent_method: 'Footer',
  })
})

test.each(['ART', 'ALLPOSTERS'] as const)(
  'a registration with %s names brand and source (API-14, REG-27, C-34)',
  brand => {
    expect(registrationSignUp(registration(true), brand)).toEqual({
      email: 'ann@shop.example',
      consent: 'SUBSCRIBED',
      consent_method: 'Registration',
      brand,
      source: 'Registration',
    })
  },
)

test('a registration without consent does not subscribe (REG-28)', () => {
  expect(registrationSignUp(registration(false), 'ART')).toBeUndefined()
})

test.each([
  [{ email: ' ann@shop.example ' }, 'ann@shop.example'],
  [{ email: '' }, ''],
  [{ email: '  ' }, ''],
  [{}, ''],
  [null, ''],
])('the newsletter takes %j, for it never checks for emptiness (FTR-09)', (form, email) => {
  expect(validateNewsletter(form)).toEqual({ ok: true, value: footerSignUp(email) })
})

test.each(['ann', 'ann@shop', 'a b@shop.example', '🎨', 'a@b.co'.repeat(10_000)])(
  'the newsletter field is one for emails and refuses %.20j (FTR-08, S-22)',
  email => {
    expect(validateNewsletter({ email })).toEqual({
      ok: false,
      error: [{ field: 'email', code: 'email.invalid', message: 'Please enter a valid email address.' }],
    })
  },
)

test('a cleaned sign-up signs up again, and nothing makes the check stumble (FTR-08, FTR-09)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }), fc.anything()), email => {
      const checked = validateNewsletter({ email })
      expect(checked.ok ? validateNewsletter(checked.value) : checked).toEqual(checked)
    }),
  )
})
