import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { codeTyped, newCode, readGuardian, takesGuardians } from './guardian.ts'

const typed = { name: '  Zeynep   Kaya ', email: 'zeynep@example.com', phone: '' }

test('a guardian needs a name and an address for mails; a phone may be left out, but not be wrong', () => {
  expect(readGuardian(typed, undefined)).toEqual({ name: 'Zeynep Kaya', email: 'zeynep@example.com', phone: null })
  expect(readGuardian({ ...typed, phone: '+49 …' }, '+491701234567')).toMatchObject({ phone: '+491701234567' })
  expect(readGuardian({ name: ' ', email: 'zeynep', phone: '12' }, undefined)).toEqual({
    problems: ['name', 'email', 'phone'],
  })
})

test('a code has six digits, and is read in whichever script it was typed, with whatever between them', () => {
  expect(Array.from({ length: 200 }, newCode).every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(['048213', ' 048 213 ', '٠٤٨٢١٣', '۰۴۸-۲۱۳'].map(codeTyped)).toEqual(Array(4).fill('048213'))
})

test('an order is looked after until three days after the last of its journeys, in Istanbul, and only while it stands', () => {
  const tours = [{ returnsOn: plainDate('2027-03-01') }, { returnsOn: plainDate('2027-03-10') }]

  expect(takesGuardians({ state: 'paid', tours }, new Date('2027-03-13T20:59:00Z'))).toBe(true)
  expect(takesGuardians({ state: 'paid', tours }, new Date('2027-03-13T21:00:00Z'))).toBe(false)
  expect(takesGuardians({ state: 'cancelled', tours }, new Date('2027-03-01T09:00:00Z'))).toBe(false)
})
