import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listEmailRefusals, noteIysPermission } from '#platform/messages/iys.server.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { confirmSubscription } from '../confirm-subscription.server.ts'
import { forgetWriter, readWrittenData } from '../data-of-person.server.ts'
import { own } from '../data/tables.server.ts'
import { forgetRequests } from '../forget-requests.server.ts'
import { leaveNewsletter, removeFromNewsletter } from '../leave-newsletter.server.ts'
import { removeSubscription, restoreSubscription } from '../list-subscriptions.server.ts'
import { subscribeToNewsletter } from '../subscribe-to-newsletter.server.ts'
import { readRegisterAnswer } from './read-register-answer.server.ts'
import { findRegisterWork, readRegister } from './read-register.server.ts'
import { discardRegisterFile, findRegisterFile, handInRegisterFile, makeRegisterFile } from './register-file.server.ts'

/** A Tuesday. */
const noon = new Date('2026-12-01T09:00:00Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

/** Somebody asks for the newsletter and confirms it. */
async function aReader(db: Db, { email = 'Ayse@example.com', at = noon } = {}) {
  await subscribeToNewsletter(db, { draft: { email, hasConsent: true }, locale: 'tr', address: '192.0.2.1' }, at)
  const row = await own(db)
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'confirm_token', 'leave_token'])
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  await confirmSubscription(db, row.confirm_token, at)
  return row
}

async function atDesk() {
  const db = await testDb()
  const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  const said = async () =>
    (await own(db).selectFrom('consent_events').select(['status', 'source', 'recipient']).orderBy('id').execute()).map(
      ({ status, source, recipient }) => `${status} ${source} ${recipient}`,
    )
  /** Makes a file, hands it in, and gives what it tells. */
  const report = async (at = noon) => {
    const made = await makeRegisterFile(db, admin, at)
    if (!made.ok) return made.error.code
    await handInRegisterFile(db, admin, made.value.id, at)
    return told(made.value.id)
  }
  const told = async (id: string) =>
    ((await findRegisterFile(db, admin, id))?.lines ?? []).map(({ status, recipient }) => `${status} ${recipient}`)
  return { db, admin, said, report, told }
}

const YES = 'ONAY HS_WEB ayse@example.com'

test('who only asked for the newsletter has agreed to nothing; who confirms has, once', async () => {
  const { db, said } = await atDesk()
  const { confirm_token } = await aReader(db)
  await confirmSubscription(db, confirm_token, hoursLater(1))
  await subscribeToNewsletter(
    db,
    { draft: { email: 'elif@example.com', hasConsent: true }, locale: 'tr', address: '' },
    noon,
  )
  await removeFromNewsletter(db, { email: 'elif@example.com', isProven: true }, noon)

  expect(await said()).toEqual([YES])
})

test.each([
  ['by the link of a mail', 'HS_WEB', (db: Db, { leave_token }: Reader) => leaveNewsletter(db, leave_token, noon)],
  [
    'in the account',
    'HS_WEB',
    (db: Db) => removeFromNewsletter(db, { email: 'ayse@example.com', isProven: true }, noon),
  ],
  [
    'by being forgotten',
    'HS_WEB',
    (db: Db) => db.transaction().execute((tx) => forgetWriter(tx, 'ayse@example.com', noon)),
  ],
  [
    'by telephone',
    'HS_CAGRI_MERKEZI',
    (db: Db, { id }: Reader, admin: Desk) => removeSubscription(db, admin, id, noon),
  ],
] as const)('who leaves %s has taken it back', async (_way, source, leave) => {
  const { db, admin, said } = await atDesk()
  const reader = await aReader(db)

  await leave(db, reader, admin)

  expect(await said()).toEqual([YES, `RET ${source} ayse@example.com`])
})

type Reader = Awaited<ReturnType<typeof aReader>>
type Desk = Awaited<ReturnType<typeof atDesk>>['admin']

test('what staff removed and brought back is as if nothing had been said', async () => {
  const { db, admin, report } = await atDesk()
  const { id } = await aReader(db)
  await report()
  const removed = await removeSubscription(db, admin, id, hoursLater(1))
  await restoreSubscription(db, admin, removed.ok ? removed.value.undo : '', hoursLater(1))

  expect(await report(hoursLater(2))).toBe('register-file-empty')
})

test('the proof is never changed', async () => {
  const { db } = await atDesk()
  await aReader(db)

  await expect(sql`update consent_events set status = 'RET'`.execute(db)).rejects.toThrow('is not changed')
})

test('a yes is reported, later the no, and neither a second time', async () => {
  const { db, report } = await atDesk()
  const { leave_token } = await aReader(db)

  const reports = [await report(), await report()]
  await leaveNewsletter(db, leave_token, hoursLater(1))
  reports.push(await report(hoursLater(2)), await report(hoursLater(3)))

  expect(reports).toEqual([
    ['ONAY ayse@example.com'],
    'register-file-empty',
    ['RET ayse@example.com'],
    'register-file-empty',
  ])
})

test('a file stays as it was made, waits to be handed in, and is given up whole', async () => {
  const { db, admin, told } = await atDesk()
  await aReader(db)
  const made = await makeRegisterFile(db, admin, noon)
  const id = made.ok ? made.value.id : ''
  await aReader(db, { email: 'elif@example.com' })

  expect(await told(id)).toEqual(['ONAY ayse@example.com'])
  expect(await makeRegisterFile(db, admin, noon)).toEqual({ ok: false, error: { code: 'register-file-open' } })
  expect(await readRegister(db, admin)).toMatchObject({
    waiting: { approvals: 1, refusals: 0 },
    dueOn: '2026-12-04',
    open: { id, lines: 1 },
  })
  await discardRegisterFile(db, admin, id, noon)
  expect(await readRegister(db, admin)).toMatchObject({ waiting: { approvals: 2 }, open: null })
})

test('what came while a file waited is told by the next one, also what takes it back', async () => {
  const { db, admin, report } = await atDesk()
  const { leave_token } = await aReader(db)
  const made = await makeRegisterFile(db, admin, noon)
  await leaveNewsletter(db, leave_token, hoursLater(1))
  await handInRegisterFile(db, admin, made.ok ? made.value.id : '', hoursLater(2))

  expect(await report(hoursLater(3))).toEqual(['RET ayse@example.com'])
})

test('two who make a file at once make one, and it is handed in once', async () => {
  const { db, admin } = await atDesk()
  await aReader(db)

  const made = await Promise.all([1, 2, 3].map(() => makeRegisterFile(db, admin, noon)))
  const [first] = made.filter(({ ok }) => ok)
  const id = first?.ok ? first.value.id : ''
  const handed = await Promise.all([1, 2].map(() => handInRegisterFile(db, admin, id, noon)))

  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(handed.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await discardRegisterFile(db, admin, id, noon)).toEqual({ ok: false, error: { code: 'register-file-closed' } })
})

test.each([1, 2, 3, 4, 5, 6])(
  'killed before step %i of making a file, nothing is lost or told twice',
  async (lastStep) => {
    const { db, admin, report } = await atDesk()
    await aReader(db)
    await makeRegisterFile(mortal(db, lastStep, () => {}).db, admin, noon).catch(() => {})
    const { open } = await readRegister(db, admin)

    if (open) await handInRegisterFile(db, admin, open.id, noon)
    const told = open ? await findRegisterFile(db, admin, open.id) : undefined
    const next = await report()

    expect(told ? told.lines.length : next.length).toBe(1)
    expect(told ? next : 'register-file-empty').toBe('register-file-empty')
  },
)

test('it waits in Today from the working day before the last one on, until it is handed in', async () => {
  const { db, admin, report } = await atDesk()
  await aReader(db)
  const on = async (day: string) => (await findRegisterWork(db, admin, plainDate(day)))?.dueOn

  expect([await on('2026-12-02'), await on('2026-12-03'), await on('2026-12-09')]).toEqual([
    undefined,
    '2026-12-04',
    '2026-12-04',
  ])
  await report()
  expect(await on('2026-12-09')).toBeUndefined()
})

const ANSWER = `Alıcı;İzin Kanalı;Durum;Tarih;Kaynak;Alıcı Tipi
Ayse@Example.com;E-Posta;Ret;02.12.2026;İYS_WEB;Bireysel
905321234567;MESAJ;ONAY;2026-12-02 10:15:00;HS_WEB;BIREYSEL
kimse;EPOSTA;RET;2026-12-02;IYS_WEB;BIREYSEL`

const bytes = (text: string) => new TextEncoder().encode(text)

test('who refused in the register is written to no more, in whatever words the list says it', async () => {
  const { db, admin } = await atDesk()

  const read = await readRegisterAnswer(db, admin, bytes(ANSWER), noon)
  await readRegisterAnswer(db, admin, bytes(ANSWER), noon)

  expect(read).toEqual({ ok: true, value: { approvals: 1, refusals: 1, unread: [4] } })
  expect(await listEmailRefusals(db, ['ayse@example.com'])).toEqual(new Set(['ayse@example.com']))
})

test('of one day the refusal holds, and an older list changes nothing', async () => {
  const { db, admin } = await atDesk()
  const consentAt = new Date('2026-12-02T07:00:00Z')
  const known = { recipient: 'ayse@example.com', type: 'EPOSTA', recipientType: 'BIREYSEL', source: 'HS_WEB' } as const
  await noteIysPermission(db, { ...known, status: 'ONAY', consentAt }, noon)

  await readRegisterAnswer(db, admin, bytes(ANSWER), noon)
  await readRegisterAnswer(db, admin, bytes(ANSWER.replace('Ret;02.12.2026', 'Onay;01.12.2026')), noon)

  expect(await listEmailRefusals(db, ['ayse@example.com'])).toEqual(new Set(['ayse@example.com']))
})

test('what the register says itself is not told to it', async () => {
  const { db, admin, report } = await atDesk()
  const { leave_token } = await aReader(db)
  await report()
  await readRegisterAnswer(db, admin, bytes(ANSWER), hoursLater(48))
  await leaveNewsletter(db, leave_token, hoursLater(72))

  expect(await report(hoursLater(73))).toBe('register-file-empty')
})

test.each(['', 'Sayın yetkili', 'Alıcı;Durum\n;'])('a list that says nothing is refused: %j', async (text) => {
  const { db, admin } = await atDesk()

  expect(await readRegisterAnswer(db, admin, bytes(text), noon)).toEqual({
    ok: false,
    error: { code: 'register-answer' },
  })
})

test('a person takes along what they agreed to; it is kept for a year after they took it back, and no longer', async () => {
  const { db, said } = await atDesk()
  const { leave_token } = await aReader(db)
  await aReader(db, { email: 'elif@example.com' })
  await leaveNewsletter(db, leave_token, noon)
  const { consents } = await readWrittenData(db, 'ayse@example.com')

  await forgetRequests(db, hoursLater(364 * 24))
  const kept = (await said()).length
  await forgetRequests(db, hoursLater(368 * 24))

  expect(consents.map(({ status }) => status)).toEqual(['ONAY', 'RET'])
  expect([kept, await said()]).toEqual([3, ['ONAY HS_WEB elif@example.com']])
})
