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

const today = plainDate('2026-11-29')

const gokce = { firstName: 'Gökçe', lastName: 'Yücel' }

const empty = { gender: '', bornOn: '', tckn: '', passportNo: '', passportExpiresOn: '' }

test('what is empty is filled, and what is not asked for is not', () => {
  expect(takeFromDocument(passport, { known: gokce, typed: empty, taken: [] }, today)).toEqual({
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

  const asked = takeFromDocument(passport, { known: gokce, typed, taken: [] }, today)
  const taken = takeFromDocument(passport, { known: gokce, typed, taken: ['bornOn'] }, today)

  expect(asked.filled).toMatchObject({ bornOn: '1961-03-15', passportNo: 'u 1234 5678' })
  expect(asked.differing).toEqual([{ field: 'bornOn', typed: '1961-03-15', said: '1961-03-14' }])
  expect([taken.filled.bornOn, taken.differing]).toEqual(['1961-03-14', []])
})

test('a card says nothing of the passport', () => {
  const card: ReadDocument = { ...passport, kind: 'identity-card', number: 'A01B23456' }

  const { filled } = takeFromDocument(card, { known: gokce, typed: empty, taken: [] }, today)

  expect([filled.passportNo, filled.passportExpiresOn, filled.tckn]).toEqual(['', '', '10000000146'])
})

const unnamed = { firstName: '', lastName: '' }

test('names of a form are filled as the document writes them', () => {
  const typed = { ...unnamed, nationality: '' }

  const { filled, differing, name } = takeFromDocument(passport, { known: unnamed, typed, taken: [] }, today)

  expect(filled).toEqual({ firstName: 'GOEKCE', lastName: 'YUECEL', nationality: 'TR' })
  expect([differing, name]).toEqual([[], 'same'])
})

test('another writing of a name stays as it was typed; a surname of somebody else stands beside the document', () => {
  const ofFamily = { firstName: '', lastName: 'Yılmaz' }

  const same = takeFromDocument(passport, { known: gokce, typed: gokce, taken: [] }, today)
  const other = takeFromDocument(passport, { known: ofFamily, typed: ofFamily, taken: [] }, today)
  const taken = takeFromDocument(passport, { known: ofFamily, typed: ofFamily, taken: ['lastName'] }, today)

  expect(same).toMatchObject({ filled: gokce, differing: [], name: 'folded' })
  expect(other.filled).toEqual({ firstName: 'GOEKCE', lastName: 'Yılmaz' })
  expect(other.differing).toEqual([{ field: 'lastName', typed: 'Yılmaz', said: 'YUECEL' }])
  expect(taken).toMatchObject({ filled: { firstName: 'GOEKCE', lastName: 'YUECEL' }, differing: [], name: 'same' })
})

test('where a birth date differs by the century alone, what was typed is right', () => {
  const old = { ...passport, bornOn: plainDate('2021-03-14') }

  const typed = { bornOn: '1921-03-14' }
  const { filled, differing } = takeFromDocument(old, { known: gokce, typed, taken: ['bornOn'] }, today)

  expect([filled.bornOn, differing]).toEqual(['1921-03-14', []])
})
