import { expect, test } from 'vitest'
import { checkSignUp, type SignUpDraft } from './check-sign-up.ts'

const draft: SignUpDraft = {
  fullName: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  mobile: '0532',
  password: 'Yolculuk-2031!',
  confirmPassword: 'Yolculuk-2031!',
  consents: { terms: true, privacyNotice: true, personalData: false },
  marketing: false,
}
const knows = {
  readPhone: (typed: string) => (typed === '0532' ? { e164: '+90532', key: '532' } : undefined),
  isWellKnown: (password: string) => password === 'Password1!',
}

function problemsOf(changes: Partial<SignUpDraft>): string[] {
  const checked = checkSignUp({ ...draft, ...changes }, knows)
  return checked.ok ? [] : checked.error.map(({ pointer, code }) => `${pointer} ${code}`)
}

test('a form that is in order gives what an account is made of', () => {
  expect(checkSignUp(draft, knows)).toEqual({
    ok: true,
    value: { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', mobile: '+90532' },
  })
})

test('everything that is wrong is told at once, in the order of the fields', () => {
  const nothing = { fullName: '', email: '', mobile: '', password: '', confirmPassword: '' }
  const consents = { terms: false, privacyNotice: false, personalData: false }

  expect(problemsOf({ ...nothing, consents })).toEqual([
    '/fullName required',
    '/email required',
    '/mobile required',
    '/password required',
    '/confirmPassword required',
    '/consents/terms agreements',
    '/consents/privacy agreements',
  ])
})

test.each([
  [
    'a password that leaks have shown',
    { password: 'Password1!', confirmPassword: 'Password1!' },
    ['/password password-rules'],
  ],
  ['a short one', { password: 'Ab1!', confirmPassword: 'Ab1!' }, ['/password password-rules']],
  ['a repetition that differs', { confirmPassword: 'Yolculuk-2032!' }, ['/confirmPassword password-same']],
])('%s is refused', (_, changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems)
})
