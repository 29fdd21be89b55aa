import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { paymentCaptured } from '#modules/payments/index.server.ts'
import { attemptsOf, aBankAccount, aSecondBankAccount } from '#modules/payments/testing/builders.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { bookStatement } from './book-statement.server.ts'
import { completeDraft } from './complete-draft.server.ts'
import { confirmCertain } from './confirm-certain.server.ts'
import { decideLine } from './decide-line.server.ts'
import { dropDraft } from './drop-draft.server.ts'
import { findLine } from './find-line.server.ts'
import { listLines } from './list-lines.server.ts'
import { listStatements } from './list-statements.server.ts'
import { previewStatement } from './preview-statement.server.ts'
import { confirmsCertainSetting, secondPersonAboveSetting } from './settings.server.ts'
import { aBookedStatement, anAccountant, aTransfer } from './testing/builders.ts'
import { ACCOUNT, aCamt053, aCsv, aMt940 } from './testing/files.ts'
import { LARGEST_FILE_BYTES } from './domain/statement.ts'
import { uploadStatement } from './upload-statement.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const all = { page: 1, pageSize: 100 }
const bank = { kind: 'bank', iban: ACCOUNT } as const

test.each([
  ['camt.053', aCamt053],
  ['MT940', aMt940],
  ['CSV', aCsv],
])('money with the code and the exact amount completes the payment, from %s', async (_, make) => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { token, reference } = await aTransfer(db, noon)

  const booked = await aBookedStatement(db, admin, make([{ amount: '1000.00', text: `umre ${reference}` }]), noon)

  expect(booked).toMatchObject({ newCount: 1, confirmed: 1, lines: [{ state: 'matched', certainty: 'certain' }] })
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', captured_minor: 100_000 }])
  expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
})

test('the same file and overlapping files bring each line once', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  await aBankAccount(db)
  const before = { amount: '5.00', text: 'zero', day: '2027-02-28' }
  const first = { amount: '10.00', text: 'one' }
  const alike = { amount: '10.00', text: 'one' }
  const later = { amount: '30.00', text: 'three', day: '2027-03-02', ref: 'B3' }

  const counts = [
    await aBookedStatement(db, admin, aCamt053([first, alike]), noon),
    await aBookedStatement(db, admin, aCamt053([first, alike]), noon),
    await aBookedStatement(db, admin, aCamt053([before, first, alike, later]), noon),
  ].map(({ newCount }) => newCount)

  expect(counts).toEqual([2, 0, 2])
  expect(await listLines(db, admin, all)).toMatchObject({ total: 4 })
})

test('two people who book one draft at once take it over once', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { reference } = await aTransfer(db, noon)
  const bytes = aCamt053([{ amount: '1000.00', text: reference }])
  const uploaded = await uploadStatement(db, admin, { fileName: 'a.xml', bytes }, noon)
  const statementId = uploaded.ok ? uploaded.value.statementId : ''

  const both = await Promise.all([
    bookStatement(db, admin, statementId, noon),
    bookStatement(db, admin, statementId, noon),
  ])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
})

test('nothing counts before it is booked, and a draft can be dropped', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { token, reference } = await aTransfer(db, noon)
  const bytes = aCamt053([{ amount: '1000.00', text: reference }])
  const uploaded = await uploadStatement(db, admin, { fileName: 'a.xml', bytes }, noon)
  const statementId = uploaded.ok ? uploaded.value.statementId : ''

  const preview = await previewStatement(db, admin, statementId, noon)
  await dropDraft(db, admin, statementId)

  expect(preview).toMatchObject({
    problem: null,
    count: 1,
    knownCount: 0,
    skipped: 1,
    lines: [{ certainty: 'certain', proposal: { reference }, isKnown: false }],
    sums: [{ currency: 'USD', into: money(100_000, 'USD') }],
  })
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'pending_transfer' }])
  expect(await listStatements(db, admin, all)).toEqual({ statements: [], total: 0 })
  expect(await bookStatement(db, admin, statementId, noon)).toEqual({ ok: false, error: { code: 'draft-not-found' } })
})

test('a part of the money is asked, keeps the payment open, and the rest completes it', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { token, reference } = await aTransfer(db, noon)
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount: '600.00', text: reference }]), noon)
  const line = { lineId: lines[0]?.id ?? '', version: 1 }

  const asked = await findLine(db, admin, line.lineId, noon)
  const part = await decideLine(db, { by: admin }, { ...line, decision: { kind: 'payment', reference } }, noon)
  const rest = await aBookedStatement(
    db,
    admin,
    aCamt053([{ amount: '400.00', text: reference, day: '2027-03-02' }]),
    noon,
  )

  expect(asked?.proposals).toMatchObject([{ reference, reasons: ['reference', 'amount-less'] }])
  expect(part).toEqual({ ok: true, value: { state: 'matched', rest: money(40_000, 'USD') } })
  expect(rest.confirmed).toBe(1)
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', captured_minor: 100_000 }])
})

test('money is booked on the account whose statement shows it, also where there are several', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { reference } = await aTransfer(db, noon)
  await aSecondBankAccount(db)

  const lines = [{ amount: '600.00', text: reference }]
  const { lines: booked } = await aBookedStatement(db, admin, aCamt053(lines), noon)
  const line = { lineId: booked[0]?.id ?? '', version: 1 }
  await decideLine(db, { by: admin }, { ...line, decision: { kind: 'payment', reference } }, noon)
  const part = await balanceOf(db, bank, 'USD')
  const rest = [{ amount: '400.00', text: reference, day: '2027-03-02' }]
  await aBookedStatement(db, admin, aCamt053(rest), noon)

  expect([part, await balanceOf(db, bank, 'USD')]).toEqual([money(60_000, 'USD'), money(100_000, 'USD')])
})

test('forty clicks on one line record its money once', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { token, reference } = await aTransfer(db, noon)
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount: '600.00', text: reference }]), noon)
  const request = { lineId: lines[0]?.id ?? '', version: 1, decision: { kind: 'payment', reference } } as const

  const clicks = await Promise.all(Array.from({ length: 40 }, () => decideLine(db, { by: admin }, request, noon)))

  expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await attemptsOf(db, token)).toMatchObject([{ captured_minor: 60_000 }])
})

test('more than was asked completes the payment and is flagged', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { token, reference } = await aTransfer(db, noon)
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount: '1100.00', text: reference }]), noon)
  const request = { lineId: lines[0]?.id ?? '', version: 1, decision: { kind: 'payment', reference } } as const

  await decideLine(db, { by: admin }, request, noon)

  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', flags: ['overpaid'] }])
})

test('where the setting asks for it, certain lines wait for somebody to agree', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  await writeSetting(db, confirmsCertainSetting, false)
  const { reference } = await aTransfer(db, noon)
  const { confirmed } = await aBookedStatement(db, admin, aCamt053([{ amount: '1000.00', text: reference }]), noon)

  expect(confirmed).toBe(0)
  expect(await confirmCertain(db, admin, { isAsked: true }, noon)).toEqual({ confirmed: 1 })
  expect(await confirmCertain(db, admin, { isAsked: true }, noon)).toEqual({ confirmed: 0 })
})

test('above the limit two different people have to choose the same transfer', async () => {
  const db = await testDb()
  const [one, other] = [await anAccountant(db), await anAccountant(db)]
  await writeSetting(db, secondPersonAboveSetting, { USD: 50_000 })
  const { token, reference } = await aTransfer(db, noon)
  const { lines, confirmed } = await aBookedStatement(db, one, aCamt053([{ amount: '1000.00', text: reference }]), noon)
  const decide = (by: typeof one, version: number) =>
    decideLine(db, { by }, { lineId: lines[0]?.id ?? '', version, decision: { kind: 'payment', reference } }, noon)

  const proposed = await decide(one, 1)
  const alone = await decide(one, 2)
  const stale = await decide(other, 1)
  const stateBefore = await attemptsOf(db, token)
  const agreed = await decide(other, 2)

  expect(confirmed).toBe(0)
  expect([proposed, alone, stale, agreed]).toMatchObject([
    { value: { state: 'second_person' } },
    { error: { code: 'second-person-needed' } },
    { error: { code: 'changed-meanwhile' } },
    { value: { state: 'matched' } },
  ])
  expect(stateBefore).toMatchObject([{ state: 'pending_transfer' }])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
})

test('money nobody can explain stands in suspense until somebody can', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  await aBankAccount(db)
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount: '75.00', text: 'havale' }]), noon)
  const lineId = lines[0]?.id ?? ''
  const decide = (kind: 'suspense' | 'explained', version: number, note = 'asked the bank') =>
    decideLine(db, { by: admin }, { lineId, version, decision: { kind, note } }, noon)

  const silent = await decide('suspense', 1, '  ')
  await decide('suspense', 1)
  const inSuspense = [await balanceOf(db, bank, 'USD'), await balanceOf(db, { kind: 'suspense' }, 'USD')]
  const explained = await decide('explained', 2, 'interest')
  const afterwards = await balanceOf(db, { kind: 'suspense' }, 'USD')

  expect(silent).toEqual({ ok: false, error: { code: 'note-required' } })
  expect(inSuspense).toEqual([money(7500, 'USD'), money(-7500, 'USD')])
  expect(explained).toMatchObject({ ok: true })
  expect(afterwards).toEqual(money(0, 'USD'))
  expect((await findLine(db, admin, lineId, noon))?.steps.map(({ to }) => to)).toEqual(['suspense', 'explained'])
})

test('outgoing money and matched lines are not decided', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { reference } = await aTransfer(db, noon)
  const { lines } = await aBookedStatement(
    db,
    admin,
    aCamt053([
      { amount: '1000.00', text: reference },
      { amount: '5.00', text: 'fee', isOut: true, day: '2027-02-28' },
    ]),
    noon,
  )
  const decisions = await Promise.all(
    lines.map(({ id, version }) =>
      decideLine(db, { by: admin }, { lineId: id, version, decision: { kind: 'explained', note: 'x' } }, noon),
    ),
  )

  expect(lines.map(({ state }) => state)).toEqual(['matched', 'outgoing'])
  expect(decisions).toEqual([
    { ok: false, error: { code: 'decided-already' } },
    { ok: false, error: { code: 'decided-already' } },
  ])
})

test.each([
  ['AAAAAAAA', '1000.00', 'payment-not-found'],
  ['', '1000.00', 'payment-not-found'],
])('the code "%s" for %s is refused as %s', async (reference, amount, code) => {
  const db = await testDb()
  const admin = await anAccountant(db)
  await aTransfer(db, noon)
  const { lines } = await aBookedStatement(db, admin, aCamt053([{ amount, text: 'x' }]), noon)
  const request = { lineId: lines[0]?.id ?? '', version: 1, decision: { kind: 'payment', reference } } as const

  expect(await decideLine(db, { by: admin }, request, noon)).toEqual({ ok: false, error: { code } })
  expect(await listLines(db, admin, { ...all, group: 'to_decide' })).toMatchObject({ total: 1 })
})

test('a file of a foreign account, too large or unreadable leaves nothing behind', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  await aBankAccount(db)
  const upload = (bytes: Uint8Array) => uploadStatement(db, admin, { fileName: 'a', bytes }, noon)
  const foreign = aCamt053([{ amount: '1.00', text: 'x' }], { iban: 'TR320010009999901234567890' })

  expect(await upload(foreign)).toMatchObject({ error: { code: 'account-unknown' } })
  expect(await upload(new Uint8Array(LARGEST_FILE_BYTES + 1))).toEqual({ ok: false, error: { code: 'too-large' } })
  expect(await upload(new TextEncoder().encode('<a></b>'))).toMatchObject({ error: { code: 'xml', line: 1 } })
  expect(await listStatements(db, admin, all)).toMatchObject({ total: 0 })
})

test('a table without account and headings is booked once staff say what it is', async () => {
  const db = await testDb()
  const admin = await anAccountant(db)
  const { reference } = await aTransfer(db, noon)
  const bytes = new TextEncoder().encode(`Gün;Ne;Kaç\n01.03.2027;${reference};1.000,00\n`)
  const uploaded = await uploadStatement(db, admin, { fileName: 'a.csv', bytes }, noon)
  const statementId = uploaded.ok ? uploaded.value.statementId : ''

  const unclear = await previewStatement(db, admin, statementId, noon)
  const refused = await completeDraft(db, admin, { statementId, columns: { from: 1, roles: ['date', 'text', null] } })
  await completeDraft(db, admin, { statementId, columns: { from: 1, roles: ['date', 'text', 'amount'] } })
  const withoutAccount = await previewStatement(db, admin, statementId, noon)
  await completeDraft(db, admin, { statementId, accountIban: ACCOUNT })
  const booked = await bookStatement(db, admin, statementId, noon)

  expect(unclear).toMatchObject({
    problem: { code: 'columns' },
    table: { rows: [['Gün', 'Ne', 'Kaç'], expect.anything()] },
  })
  expect(refused).toEqual({ ok: false, error: { code: 'columns' } })
  expect(withoutAccount?.problem).toEqual({ code: 'account-needed' })
  expect(booked).toEqual({ ok: true, value: { newCount: 1, confirmed: 1 } })
})
