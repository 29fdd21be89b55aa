import { expect, test } from 'vitest'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import {
  changeRequest,
  type RequestChange,
  changeSubscription,
  countWaitingRequests,
  findStaffRequest,
  listStaffRequests,
  listSubscriptions,
  removeSubscription,
} from './index.server.ts'
import { confirmSubscription } from './confirm-subscription.server.ts'
import { own } from './data/tables.server.ts'
import { requestKinds } from './domain/staff-request.ts'
import { messageHandlers } from './jobs/message-handlers.server.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.server.ts'
import { aStoredCall, aStoredMessage, aStoredQuestion, aStoredReservation } from './testing/stored-requests.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const later = new Date('2026-12-01T12:00:00Z')
const aPage = { page: 1, pageSize: 20 }
const agency = { brand: 'Kafile', firm: 'Kafile', address: 'İstanbul', phone: '+90 212', email: 'info@agency.example' }
const workOf = (db: Db) =>
  messageHandlers({ db, agency: async () => agency, newsletterUrl: () => 'https://kafile.example' })

test('every kind of request is listed with what it says', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  await aStoredCall(db, { name: 'Arayan', at: noon })
  await aStoredMessage(db, { name: 'Yazan', at: noon })
  await aStoredQuestion(db, { name: 'Soran', at: noon })
  await aStoredReservation(db, { name: 'İsteyen', at: noon })

  const { requests, total } = await listStaffRequests(db, admin, { kinds: requestKinds, ...aPage }, later)

  expect(total).toBe(4)
  expect(new Map(requests.map(({ kind, name }) => [kind, name]))).toEqual(
    new Map([
      ['call', 'Arayan'],
      ['message', 'Yazan'],
      ['information', 'Soran'],
      ['reservation', 'İsteyen'],
    ]),
  )
  expect(requests.find(({ kind }) => kind === 'reservation')).toMatchObject({
    roomType: 'double',
    departsOn: '2027-02-12',
    askedAt: noon,
    version: 1,
    state: 'new',
  })
})

test('who has waited longest comes first, what is done last', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  await aStoredCall(db, { name: 'Sonraki', at: later })
  await aStoredCall(db, { name: 'İlk', at: noon })
  const done = await aStoredCall(db, { name: 'Biten', at: noon })
  await changeRequest(db, admin, { kind: 'call', id: done, version: 1, change: { state: 'done' } }, later)

  const { requests } = await listStaffRequests(db, admin, { kinds: ['call'], ...aPage }, later)

  expect(requests.map(({ name }) => name)).toEqual(['İlk', 'Sonraki', 'Biten'])
})

test('requests are filtered by state, by who looks after them, and by words or digits', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const mine = await aStoredCall(db, { name: 'Işıl Öz' })
  await aStoredCall(db, { name: 'Ali Kaya' })
  await changeRequest(db, admin, { kind: 'call', id: mine, version: 1, change: { state: 'in_progress' } }, later)
  const names = async (filter: object) =>
    (await listStaffRequests(db, admin, { kinds: ['call'], ...aPage, ...filter }, later)).requests.map(
      ({ name }) => name,
    )

  expect(await names({ state: 'new' })).toEqual(['Ali Kaya'])
  expect(await names({ assignee: admin.id })).toEqual(['Işıl Öz'])
  expect(await names({ assignee: 'nobody' })).toEqual(['Ali Kaya'])
  expect(await names({ q: 'ışıl' })).toEqual(['Işıl Öz'])
  expect(await names({ q: '532 123' })).toHaveLength(2)
})

test('a call that was made takes the request up, for whoever made it', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredCall(db)

  const called = await changeRequest(db, admin, { kind: 'call', id, version: 1, change: { hasCalled: true } }, later)

  expect(called).toMatchObject({
    ok: true,
    value: { state: 'in_progress', assignee: { name: 'Fatma Demir' }, calls: 1, calledAt: later, version: 2 },
  })
})

test('what came of a call is added to it, and one by hand is a call of its own', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredCall(db)
  const change = (version: number, what: RequestChange) =>
    changeRequest(db, admin, { kind: 'call', id, version, change: what }, later)

  await change(1, { hasCalled: true })
  await change(2, { call: { outcome: 'busy', againAt: null } })
  const third = await change(3, { call: { outcome: 'reached', againAt: null } })

  expect(third).toMatchObject({
    ok: true,
    value: {
      calls: 2,
      events: [
        { kind: 'call', outcome: 'busy', by: 'Fatma Demir', at: later },
        { kind: 'call', outcome: 'reached' },
      ],
    },
  })
})

test('whoever is to be called again waits until then, and stands first from then on', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const again = await aStoredCall(db, { name: 'Sonra Ara', at: noon })
  const againAt = new Date('2026-12-02T09:00:00Z')
  const call = { outcome: 'call-again' as const, againAt }
  await changeRequest(db, admin, { kind: 'call', id: again, version: 1, change: { call } }, noon)
  await aStoredCall(db, { name: 'Yeni Gelen', at: new Date('2026-12-03T09:00:00Z') })
  const names = async (now: Date) =>
    (await listStaffRequests(db, admin, { kinds: ['call'], ...aPage }, now)).requests.map(({ name }) => name)

  expect(await names(noon)).toEqual(['Yeni Gelen', 'Sonra Ara'])
  expect(await names(againAt)).toEqual(['Sonra Ara', 'Yeni Gelen'])
})

test('every answer is kept and mailed with its own words', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredMessage(db)
  await changeRequest(db, admin, { kind: 'message', id, version: 1, change: { answer: 'İlk cevap' } }, noon)
  await changeRequest(db, admin, { kind: 'message', id, version: 2, change: { answer: 'İkinci cevap' } }, later)

  await runDueJobs(db, workOf(db), later)

  const request = await findStaffRequest(db, admin, { kind: 'message', id })
  expect(request?.events.map(({ kind, words }) => [kind, words])).toEqual([
    ['answer', 'İlk cevap'],
    ['answer', 'İkinci cevap'],
  ])
  const mails = await Promise.all((await listMails(db)).map((mail) => findMail(db, mail.id)))
  for (const words of ['İlk cevap', 'İkinci cevap'])
    expect(mails.filter((mail) => mail?.html.includes(words))).toHaveLength(1)
})

test('of two who change the same request the second is refused and sees what it is now', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredMessage(db)
  await changeRequest(db, admin, { kind: 'message', id, version: 1, change: { note: 'Ben bakıyorum' } }, later)

  const second = await changeRequest(db, admin, { kind: 'message', id, version: 1, change: { state: 'done' } }, later)

  expect(second).toMatchObject({ ok: false, error: { code: 'edit-conflict', now: { note: 'Ben bakıyorum' } } })
})

test.each([
  ['request-not-found', { id: 'nothing', version: 1, change: {} }],
  ['status-transition', { version: 2, change: { state: 'new' } }],
  ['assignee-not-found', { version: 2, change: { assigneeId: '00000000-0000-4000-8000-000000000000' } }],
  ['no-address', { version: 2, change: { answer: 'Merhaba' } }],
] as const)('a change is refused with %s', async (code, request) => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredCall(db)
  await changeRequest(db, admin, { kind: 'call', id, version: 1, change: { state: 'done' } }, later)

  const changed = await changeRequest(db, admin, { kind: 'call', id, ...request }, later)

  expect(changed).toMatchObject({ ok: false, error: { code } })
})

test('an answer goes to whoever asked, in their language, and finishes the request', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredMessage(db)

  const change = { answer: 'Otelimiz uygundur.\n\nBekleriz.' }
  const answered = await changeRequest(db, admin, { kind: 'message', id, version: 1, change }, later)

  await runDueJobs(db, workOf(db), later)
  const mail = (await listMails(db)).find(({ subject }) => subject === 'Sorunuza cevabımız')
  expect(answered).toMatchObject({ ok: true, value: { state: 'done', answeredAt: later } })
  expect(mail?.to).toBe('ayse.yilmaz@example.com')
  expect((await findMail(db, mail?.id ?? ''))?.html).toContain('Otelimiz uygundur.')
})

test('a request that became an order says which', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredReservation(db)
  const { orderId } = await anOrder(db)

  await changeRequest(db, admin, { kind: 'reservation', id, version: 1, change: { orderId } }, later)

  expect(await findStaffRequest(db, admin, { kind: 'reservation', id })).toMatchObject({ state: 'done', orderId })
})

test('the log tells who did what, without what was said', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  const id = await aStoredMessage(db)
  await changeRequest(db, admin, { kind: 'message', id, version: 1, change: { note: 'gizli' } }, later)

  const { entries } = await listAuditEntries(db, { subjectKind: 'message-request', subjectId: id, ...aPage })

  expect(entries).toMatchObject([{ action: 'request.change', actor: { id: admin.id } }])
  expect(JSON.stringify(entries)).not.toContain('gizli')
})

test('what nobody has taken up is counted, with how long it waits', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  await aStoredCall(db, { at: later })
  await aStoredCall(db, { at: noon })
  const done = await aStoredMessage(db)
  await changeRequest(db, admin, { kind: 'message', id: done, version: 1, change: { state: 'done' } }, later)

  const waiting = await countWaitingRequests(db, admin)

  expect(waiting).toMatchObject([
    { kind: 'call', waiting: 2, oldest: noon },
    { kind: 'message', waiting: 0, oldest: null },
    { kind: 'information', waiting: 0 },
    { kind: 'reservation', waiting: 0 },
  ])
})

test('addresses of the newsletter are listed, noted about and removed; nobody else confirms them', async () => {
  const db = await testDb()
  const admin = await aStoredStaffMember(db)
  await subscribe(db, 'once@example.com')
  await subscribe(db, 'sonra@example.com')
  const { confirm_token } = await own(db)
    .selectFrom('newsletter_subscriptions')
    .select('confirm_token')
    .where('email', '=', 'once@example.com')
    .executeTakeFirstOrThrow()
  await confirmSubscription(db, confirm_token, noon)
  const emails = async (filter: object) =>
    (await listSubscriptions(db, admin, { ...aPage, ...filter })).subscriptions.map(({ email }) => email)
  expect(await emails({ state: 'done' })).toEqual(['once@example.com'])
  expect(await emails({ q: 'SONRA' })).toEqual(['sonra@example.com'])

  const [waiting] = (await listSubscriptions(db, admin, { ...aPage, state: 'new' })).subscriptions
  const id = waiting?.id ?? ''
  const confirmed = await changeSubscription(db, admin, { id, version: 1, change: { state: 'done' } }, noon)
  const noted = await changeSubscription(db, admin, { id, version: 1, change: { note: 'Telefonla sordu' } }, noon)
  const stale = await changeSubscription(db, admin, { id, version: 1, change: { note: 'Başka' } }, noon)

  expect(confirmed).toEqual({ ok: false, error: { code: 'status-transition' } })
  expect(noted).toMatchObject({ ok: true, value: { note: 'Telefonla sordu', version: 2 } })
  expect(stale).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  const removed = [await removeSubscription(db, admin, id, noon), await removeSubscription(db, admin, id, noon)]
  expect(removed.map(({ ok }) => ok)).toEqual([true, false])
})

async function subscribe(db: Db, email: string) {
  const draft = { email, hasConsent: true }
  await subscribeToNewsletter(db, { draft, locale: 'tr', address: '192.0.2.1' }, noon)
}
