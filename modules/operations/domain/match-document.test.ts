import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { ReadDocument } from '#kernel/read-document-lines.ts'
import { aTraveller } from '../testing/a-workspace.ts'
import { differencesOf, matchDocument } from './match-document.ts'

const today = plainDate('2026-11-29')

const document: ReadDocument = {
  kind: 'passport',
  number: 'U12345678',
  lastName: 'YUECEL',
  firstName: 'GOEKCE',
  isNameCut: false,
  nationality: 'TR',
  bornOn: plainDate('1961-03-14'),
  gender: 'female',
  expiresOn: plainDate('2031-05-11'),
  tckn: null,
}

const gokce = aTraveller({
  id: 'gokce',
  firstName: 'Gökçe',
  lastName: 'Yücel',
  passportNo: null,
  passportExpiresOn: null,
})
const other = aTraveller({ id: 'other', firstName: 'Fatma', lastName: 'Kaya', passportNo: 'U99999999' })

test('somebody is found by the number, whatever the name is', () => {
  const numbered = { ...other, passportNo: 'U12345678' }

  expect(matchDocument(document, [gokce, numbered], today)).toEqual({ certain: 'other', likely: [] })
})

test('without a number somebody is found by name and birthday, however the name is written', () => {
  expect(matchDocument(document, [other, gokce], today)).toEqual({ certain: 'gokce', likely: [] })
  expect(matchDocument({ ...document, lastName: 'YUCEL', firstName: 'GOKCE' }, [other, gokce], today).certain).toBe(
    'gokce',
  )
})

test('a name that is cut matches whoever is called so and longer', () => {
  const cut = { ...document, lastName: 'YUCEL', firstName: 'GOK', isNameCut: true }

  expect(matchDocument(cut, [gokce], today).certain).toBe('gokce')
  expect(matchDocument({ ...cut, isNameCut: false }, [gokce], today).certain).toBeNull()
})

test('two who fit, a birthday that differs and one who married since are left to whoever looks', () => {
  const twin = { ...gokce, id: 'twin' }
  const unborn = { ...gokce, bornOn: null }

  expect(matchDocument(document, [gokce, twin], today)).toEqual({ certain: null, likely: ['gokce', 'twin'] })
  expect(matchDocument(document, [unborn], today)).toEqual({ certain: null, likely: ['gokce'] })
  expect(matchDocument(document, [{ ...gokce, firstName: 'Gökçe Nur' }], today)).toEqual({
    certain: null,
    likely: ['gokce'],
  })
  expect(matchDocument(document, [other], today)).toEqual({ certain: null, likely: [] })
})

test('what is known otherwise is told old and new; a name written another way and what a card does not say are not', () => {
  expect(differencesOf(document, { ...gokce, gender: null }, today)).toEqual([
    { field: 'gender', before: '', after: 'female' },
    { field: 'passportNo', before: '', after: 'U12345678' },
    { field: 'passportExpiresOn', before: '', after: '2031-05-11' },
  ])
  expect(differencesOf({ ...document, kind: 'identity-card' }, gokce, today)).toEqual([])
  expect(differencesOf(document, other, today).map(({ field }) => field)).toContain('lastName')
})

test('somebody of more than a hundred years is found, and their birth date is no difference', () => {
  const old = { ...gokce, bornOn: plainDate('1919-03-14') }
  const said = { ...document, bornOn: plainDate('2019-03-14') }

  expect(matchDocument(said, [old], today).certain).toBe('gokce')
  expect(differencesOf(said, old, today).map(({ field }) => field)).not.toContain('bornOn')
})
