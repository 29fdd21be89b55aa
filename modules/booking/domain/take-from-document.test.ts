import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { ReadDocument } from '#kernel/read-document-lines.ts'
import { takeFromDocument } from './take-from-document.ts'

const passport: ReadDocument = {
  kind: 'passport',
  number: 'U12345678',
  lastName: 'YUECEL',
  firstName: 'GOEKCE',
  isNameCut: false,
  nationality: 'TR',
  bornOn: plainDate('1961-03-14'),
  gender: 'female',
  expiresOn: plainDate('2031-05-11'),
  tckn: '10000000146',
}

const gokce = { firstName: 'Gökçe', lastName: 'Yücel' }

const empty = { gender: '', bornOn: '', tckn: '', passportNo: '', passportExpiresOn: '' }

test('what is empty is filled, and what is not asked for is not', () => {
  expect(takeFromDocument(passport, gokce, empty, [])).toEqual({
    filled: {
      gender: 'female',
      bornOn: '1961-03-14',
      tckn: '10000000146',
      passportNo: 'U12345678',
      passportExpiresOn: '2031-05-11',
    },
    differing: [],
    written: 'GOEKCE YUECEL',
    name: 'folded',
  })
})

test('what was typed stays beside what the document says, until somebody takes it; another writing of it is the same', () => {
  const typed = { ...empty, bornOn: '1961-03-15', passportNo: 'u 1234 5678' }

  const asked = takeFromDocument(passport, gokce, typed, [])
  const taken = takeFromDocument(passport, gokce, typed, ['bornOn'])

  expect(asked.filled).toMatchObject({ bornOn: '1961-03-15', passportNo: 'u 1234 5678' })
  expect(asked.differing).toEqual([{ field: 'bornOn', typed: '1961-03-15', said: '1961-03-14' }])
  expect([taken.filled.bornOn, taken.differing]).toEqual(['1961-03-14', []])
})

test('a card says nothing of the passport', () => {
  const { filled } = takeFromDocument({ ...passport, kind: 'identity-card', number: 'A01B23456' }, gokce, empty, [])

  expect([filled.passportNo, filled.passportExpiresOn, filled.tckn]).toEqual(['', '', '10000000146'])
})
