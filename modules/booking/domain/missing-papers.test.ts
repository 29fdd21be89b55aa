import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { missingPapers, readLatePapers, takesPapers, type KnownTraveller } from './missing-papers.ts'
import { noFlags } from './traveller-fields.ts'

const today = plainDate('2026-12-01')
const umrah = { id: 'umrah', returnsOn: plainDate('2027-02-21'), passportMonthsAfterReturn: 6 }
const inland = { id: 'konya', returnsOn: plainDate('2027-02-21'), passportMonthsAfterReturn: null }

function aTraveller(change: Partial<KnownTraveller> = {}): KnownTraveller {
  return {
    fare: 'double',
    firstName: 'Mehmet',
    lastName: 'Yılmaz',
    gender: 'male',
    bornOn: plainDate('1957-09-02'),
    nationality: 'TR',
    tckn: '10000000146',
    passportNo: 'U87654321',
    passportExpiresOn: plainDate('2031-04-04'),
    ...noFlags,
    ...change,
  }
}

const byTelephone = aTraveller({ gender: null, bornOn: null, tckn: null, passportNo: null, passportExpiresOn: null })

test('asks for nothing when everything is there', () => {
  expect(missingPapers(aTraveller(), umrah, today)).toEqual([])
})

test('asks a traveller known by name for all papers, and for no passport where none is needed', () => {
  expect(missingPapers(byTelephone, umrah, today)).toEqual([
    'gender',
    'bornOn',
    'tckn',
    'passportNo',
    'passportExpiresOn',
  ])
  expect(missingPapers(byTelephone, inland, today)).toEqual(['gender', 'bornOn', 'tckn'])
})

test('asks a foreigner for a passport and for no Turkish number', () => {
  const foreigner = aTraveller({ nationality: 'SA', tckn: null, passportNo: null, passportExpiresOn: null })

  expect(missingPapers(foreigner, inland, today)).toEqual(['passportNo', 'passportExpiresOn'])
})

test('asks for a whole new passport when the old one runs out too early', () => {
  const short = aTraveller({ passportExpiresOn: plainDate('2027-08-20') })

  expect(missingPapers(short, umrah, today)).toEqual(['passportNo', 'passportExpiresOn'])
  expect(missingPapers(aTraveller({ passportExpiresOn: plainDate('2027-08-21') }), umrah, today)).toEqual([])
})

test('leaves a birth date that does not fit the fare to staff', () => {
  expect(missingPapers(aTraveller({ fare: 'baby' }), umrah, today)).toEqual([])
})

test('takes one paper and leaves the others open', () => {
  const read = readLatePapers(byTelephone, { tckn: ' 10000000146 ', passportNo: '  ' }, umrah, today)

  expect(read).toEqual({ papers: { ...byTelephone, tckn: '10000000146' }, fields: ['tckn'] })
})

test('takes a passport only whole', () => {
  const read = readLatePapers(byTelephone, { passportNo: 'U87654321' }, umrah, today)

  expect(read).toEqual({
    problems: { passportExpiresOn: { code: 'required', passport: { months: 6, until: '2027-08-21' } } },
  })
})

test('refuses by the rules of the checkout', () => {
  const typed = { bornOn: '1957-02-30', tckn: '10000000147', passportNo: 'U87654321', passportExpiresOn: '2027-08-20' }

  expect(readLatePapers(byTelephone, typed, umrah, today)).toEqual({
    problems: {
      bornOn: { code: 'birth-date' },
      tckn: { code: 'tckn' },
      passportExpiresOn: { code: 'passport-expiry', passport: { months: 6, until: '2027-08-21' } },
    },
  })
})

test('asks of whom no nationality is known for an identity number too, and wants the one with the other', () => {
  const unknown = aTraveller({ nationality: '', tckn: null, passportNo: null, passportExpiresOn: null })

  expect(missingPapers(unknown, inland, today)).toEqual(['nationality', 'tckn', 'passportNo', 'passportExpiresOn'])
  expect(readLatePapers(unknown, { tckn: '10000000146' }, inland, today)).toEqual({
    problems: { nationality: { code: 'required' } },
  })
  const read = readLatePapers(unknown, { nationality: 'TR', tckn: '10000000146' }, inland, today)
  expect(read).toMatchObject({ papers: { nationality: 'TR', tckn: '10000000146' }, fields: ['nationality', 'tckn'] })
})

test('takes a passport that ends too early of whoever renews it, or none at all', () => {
  const short = { passportNo: 'U87654321', passportExpiresOn: '2027-08-20' }

  expect(readLatePapers(byTelephone, { ...short, renewsPassport: true }, umrah, today)).toMatchObject({
    papers: { passportExpiresOn: '2027-08-20', renewsPassport: true },
    fields: ['passportNo', 'passportExpiresOn'],
  })
  expect(readLatePapers(byTelephone, { renewsPassport: true }, umrah, today)).toEqual({
    papers: { ...byTelephone, renewsPassport: true },
    fields: [],
  })
})

test('nobody renews a passport that lasts, or that no journey asks for', () => {
  const lasting = { passportNo: 'U87654321', passportExpiresOn: '2031-08-20', renewsPassport: true }

  expect(readLatePapers(byTelephone, lasting, umrah, today)).toMatchObject({ papers: { renewsPassport: false } })
  expect(readLatePapers(byTelephone, { gender: 'male', renewsPassport: true }, inland, today)).toMatchObject({
    papers: { renewsPassport: false },
  })
})

test('never reads over what is there', () => {
  const known = aTraveller({ tckn: null })

  const read = readLatePapers(known, { tckn: '10000000146', passportNo: 'X1', bornOn: '2020-01-01' }, umrah, today)

  expect(read).toEqual({ papers: { ...known, tckn: '10000000146' }, fields: ['tckn'] })
})

test('says what is asked for when nothing was typed', () => {
  const read = readLatePapers(aTraveller({ gender: null }), { gender: '' }, umrah, today)

  expect(read).toEqual({ problems: { gender: { code: 'required' } } })
})

test('takes papers of orders that stand, until the journey ends', () => {
  const day = umrah.returnsOn
  expect([
    takesPapers('awaiting_payment', day, day),
    takesPapers('paid', day, plainDate('2027-02-22')),
    takesPapers('expired', day, today),
    takesPapers('cancelled', day, today),
  ]).toEqual([true, false, false, false])
})
