import { expect, test } from 'vitest'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** A paid order of two people, and a program of staff. */
async function aSoldOrder(staffRole: 'owner' | 'content' = 'owner') {
  const db = await testDb()
  const order = await aPaidOrder(db)
  const { headers } = await staffSignedIn(db, { staffRole: 'owner' })
  const caller = staffRole === 'owner' ? headers : (await staffSignedIn(db, { staffRole })).headers
  const app = await testApp({ db })
  const address = `/api/v1/admin/orders/${order.publicId}`
  const read = async () => {
    const answer = await getPage(app, address, headers)
    return { tag: answer.headers.get('etag') ?? '', body: await answer.json() }
  }
  const cancel = async (change: object, tag?: string) => {
    const answer = await app.respond(
      new Request(`http://kafile.test${address}`, {
        method: 'PATCH',
        headers: {
          ...caller,
          origin: 'http://kafile.test',
          'content-type': 'application/json',
          'if-match': tag ?? (await read()).tag,
        },
        body: JSON.stringify({ state: 'cancelled', reason: 'illness', ...change }),
      }),
    )
    return { status: answer.status, body: await answer.json() }
  }
  const refunds = () => listRefundsOfSubject(db, { kind: 'order', ref: order.orderId })
  return { db, order, read, cancel, refunds }
}

const passengersOf = (body: { journeys: { travellers: { id: string; isCancelled: boolean }[] }[] }) =>
  body.journeys.flatMap(({ travellers }) => travellers)

test('a paid order is cancelled for what was shown to go back, once, and the act is in the log', async () => {
  const { db, order, cancel, refunds } = await aSoldOrder()

  const asked = await cancel({})
  const guessed = await cancel({ cancellation: { back: { amount: '1.00', currency: 'USD' } } })
  const before = await refunds()
  const done = await cancel({ cancellation: { back: asked.body.back } })
  const again = await cancel({ cancellation: { back: asked.body.back } })

  expect([asked.status, asked.body.code, guessed.status, guessed.body.back]).toEqual([
    409,
    'price_changed',
    409,
    asked.body.back,
  ])
  expect(before).toEqual([])
  expect([done.status, done.body.state]).toEqual([200, 'cancelled'])
  expect([again.status, again.body.state, await refunds()]).toMatchObject([200, 'cancelled', [{}]])
  const { entries } = await listAuditEntries(db, { action: 'order.cancel', page: 1, pageSize: 5 })
  expect(entries).toMatchObject([{ subject: { id: order.orderId }, after: { by: 'customer', isWhole: true } }])
})

test('some of its passengers leave, and the others still travel', async () => {
  const { read, cancel } = await aSoldOrder()
  const { body, tag } = await read()
  const [leaving] = passengersOf(body)
  const passengers = [leaving?.id]

  const { back } = (await cancel({ cancellation: { passengers } }, tag)).body
  const done = await cancel({ cancellation: { passengers, back } }, tag)

  expect(done.status).toBe(200)
  expect(done.body.state).not.toBe('cancelled')
  expect(passengersOf(done.body).filter(({ isCancelled }) => isCancelled)).toMatchObject([{ id: leaving?.id }])
})

test.each([
  [{ reason: '' }, 422, '/reason'],
  [{ cancellation: { noticeOn: '2999-01-01' } }, 422, '/cancellation/noticeOn'],
  [{ cancellation: { back: { amount: '1.00', currency: 'TRY' } } }, 422, '/cancellation/back'],
  [{ cancellation: { by: 'nobody' } }, 422, '/cancellation/by'],
  [{ cancellation: { all: true } }, 422, '/cancellation/all'],
])('refuses to cancel with %o at %s %s', async (change, status, pointer) => {
  const { cancel, refunds } = await aSoldOrder()

  const refused = await cancel(change)

  expect([refused.status, refused.body.errors]).toMatchObject([status, [{ pointer }]])
  expect(await refunds()).toEqual([])
})

test('changes nothing else beside, nor in a version of before', async () => {
  const { cancel } = await aSoldOrder()

  const beside = await cancel({ note: 'x' })
  const stale = await cancel({}, '"999"')

  expect([beside.body.code, stale.body.code]).toEqual(['status_transition', 'edit_conflict'])
})

test('nobody cancels who does not look after money', async () => {
  const { cancel } = await aSoldOrder('content')

  expect((await cancel({})).status).toBe(403)
})
