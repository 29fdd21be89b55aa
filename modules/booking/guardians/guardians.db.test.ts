import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listHistory } from '../data/history.server.ts'
import { forgetTravellers } from '../forget-travellers.server.ts'
import { sendGuardianCode, sendGuardianNamed } from '../jobs/send-guardian-mails.server.ts'
import { sendOrderChanged } from '../jobs/send-order-mails.server.ts'
import { anOrder, minutesLater, noon } from '../testing/builders.ts'
import { aBookingWork } from '../testing/work.ts'
import { findGuardedOrder } from './find-guarded-order.server.ts'
import { MOST_TRIES } from './guardian.ts'
import { listGuardians } from './guardian-rows.server.ts'
import { nameGuardian, takeGuardianBack, type GuardianWish } from './name-guardian.server.ts'
import { isLetIn, letIn } from './open-door.server.ts'

const daughter = {
  typed: { name: 'Zeynep Vefa', email: 'zeynep.vefa@example.com', phone: '+49 170 1234567' },
  locale: 'en',
  userId: undefined,
  completesPapers: true,
  hearsChanges: true,
} as const satisfies Omit<GuardianWish, 'orderId'>

async function aGuardedOrder(change: Partial<GuardianWish> = {}) {
  const db = await testDb()
  const order = await anOrder(db)
  const named = await nameGuardian(db, { ...daughter, ...change, orderId: order.orderId }, noon)
  const [guardian] = await listGuardians(db, order.orderId)
  if (!named.ok || !guardian) throw new Error('nobody was named')
  return { db, order, guardian }
}

/** The code in the latest mail to the guardian. */
async function mailedCode(db: Db, guardianId: string, at = noon): Promise<string> {
  await sendGuardianCode(aBookingWork(db), guardianId, at)
  const [latest] = (await listMails(db)).filter(({ subject }) => subject.startsWith('Your code'))
  return /\d{6}/.exec(latest?.subject ?? '')?.[0] ?? ''
}

test('whoever is named gets an address in their language, which says neither what is paid nor the secret of the order', async () => {
  const { db, order, guardian } = await aGuardedOrder()

  await sendGuardianNamed(aBookingWork(db), guardian.id, noon)
  await sendGuardianNamed(aBookingWork(db), guardian.id, noon)

  const [listed, ...more] = await listMails(db)
  const mail = await findMail(db, listed?.id ?? '')
  expect([listed?.to, listed?.locale, more.length]).toEqual(['zeynep.vefa@example.com', 'en', 0])
  expect(mail?.html).toContain(`https://kafile.example/en/guardian/${guardian.token}`)
  expect(mail?.html).not.toContain(order.accessToken)
  expect(mail?.html).not.toContain('5,380')
})

test('the mailed code lets one browser in, once', async () => {
  const { db, guardian } = await aGuardedOrder()
  const code = await mailedCode(db, guardian.id)

  const [first, second] = await Promise.all([
    letIn(db, guardian, code, minutesLater(1)),
    letIn(db, guardian, code, minutesLater(1)),
  ])

  const secrets = [first, second].flatMap((entered) => (entered.ok ? [entered.value.secret] : []))
  expect(secrets).toHaveLength(1)
  expect(await isLetIn(db, guardian, secrets[0] ?? '', minutesLater(2))).toBe(true)
  expect(await isLetIn(db, guardian, 'x'.repeat(43), minutesLater(2))).toBe(false)
  expect(await columnsHolding(db, [secrets[0] ?? '—'])).toEqual([])
})

test('a code is tried five times, however many try at once, and works for a quarter of an hour', async () => {
  const { db, guardian } = await aGuardedOrder()
  const code = await mailedCode(db, guardian.id)
  const wrong = code === '000000' ? '000001' : '000000'

  const tries = await Promise.all(Array.from({ length: 12 }, () => letIn(db, guardian, wrong, minutesLater(1))))

  const told = tries.map((tried) => (tried.ok ? 'in' : tried.error.code))
  expect(told.filter((each) => each === 'code-wrong')).toHaveLength(MOST_TRIES)
  expect(await letIn(db, guardian, code, minutesLater(1))).toMatchObject({ error: { code: 'code-over' } })
  const next = await mailedCode(db, guardian.id, minutesLater(2))
  expect(await letIn(db, guardian, next, minutesLater(17))).toMatchObject({ error: { code: 'code-over' } })
})

test('what is taken back opens nothing any more, not even for a browser that was in', async () => {
  const { db, order, guardian } = await aGuardedOrder()
  const entered = await letIn(db, guardian, await mailedCode(db, guardian.id), minutesLater(1))

  const back = { orderId: order.orderId, guardianId: guardian.id, userId: undefined }
  const strangers = await takeGuardianBack(db, { ...back, orderId: (await anOrder(db)).orderId }, minutesLater(2))
  const taken = await takeGuardianBack(db, back, minutesLater(2))

  expect(strangers.ok).toBe(false)
  expect(taken.ok).toBe(true)
  expect(await findGuardedOrder(db, guardian.token, minutesLater(3))).toBeUndefined()
  expect(entered.ok && (await isLetIn(db, guardian, entered.value.secret, minutesLater(3)))).toBe(false)
  const kinds = (await listHistory(db, order.orderId)).map(({ kind }) => kind)
  expect(kinds.slice(-2)).toEqual(['guardian-named', 'guardian-taken-back'])
})

test('the same address is named once, three people are the most, and a cancelled order takes nobody', async () => {
  const { db, order } = await aGuardedOrder()
  const name = (email: string) =>
    nameGuardian(db, { ...daughter, orderId: order.orderId, typed: { ...daughter.typed, email } }, noon)

  expect(await name('Zeynep.Vefa@example.com')).toMatchObject({ error: { code: 'guardian-named' } })
  expect([(await name('b@example.com')).ok, (await name('c@example.com')).ok]).toEqual([true, true])
  expect(await name('d@example.com')).toMatchObject({ error: { code: 'too-many-guardians' } })
  const late = new Date('2099-01-01T12:00:00Z')
  expect(await nameGuardian(db, { ...daughter, orderId: order.orderId }, late)).toMatchObject({
    error: { code: 'nothing-asked' },
  })
})

test('a change is told once to whoever wants to hear of it', async () => {
  const { db, order } = await aGuardedOrder()
  const quiet = { ...daughter, hearsChanges: false, typed: { ...daughter.typed, email: 'sessiz@example.com' } }
  await nameGuardian(db, { ...quiet, orderId: order.orderId }, noon)
  const change = { orderId: order.orderId, version: 2, kind: 'people' } as const

  await sendOrderChanged(aBookingWork(db), change, noon)
  await sendOrderChanged(aBookingWork(db), change, noon)

  const told = (await listMails(db)).filter(({ to }) => to !== 'ayse.yilmaz@example.com')
  expect(told.map(({ to }) => to)).toEqual(['zeynep.vefa@example.com'])
})

test('history and audit log never say who was named, and everything of them goes with the travellers', async () => {
  const { db } = await aGuardedOrder()

  expect((await columnsHolding(db, ['Zeynep Vefa', 'zeynep.vefa'])).toSorted()).toEqual([
    'public.order_guardians.email',
    'public.order_guardians.name',
  ])
  await forgetTravellers(db, new Date('2099-01-01T12:00:00Z'))
  expect(await columnsHolding(db, ['Zeynep Vefa', 'zeynep.vefa'])).toEqual([])
})
