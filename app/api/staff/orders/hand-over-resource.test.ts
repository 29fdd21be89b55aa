import { expect, test } from 'vitest'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

type Caller = { userId: string; headers: Record<string, string> }

/** An order that the caller looks after, and the call that changes it in the version that stands. */
async function anOrderOf(signIn: (db: Awaited<ReturnType<typeof testDb>>) => Promise<Caller>) {
  const db = await testDb()
  const caller = await signIn(db)
  const { userId: colleague } = await aUser(db, { staffRole: 'operations' })
  const { headers: owner } = await staffSignedIn(db)
  const order = await anOrder(db, { departure: await aDeparture(db), keeperId: caller.userId })
  const app = await testApp({ db })
  const address = `/api/v1/admin/orders/${order.id}`
  const read = async () => (await getPage(app, address, owner)).json()
  const change = async (body: object, tag = '"1"') => {
    const answer = await app.respond(
      new Request(`http://kafile.test${address}`, {
        method: 'PATCH',
        headers: {
          ...caller.headers,
          origin: 'http://kafile.test',
          cookie: `${caller.headers['cookie']}; lang=en`,
          'content-type': 'application/json',
          'if-match': tag,
        },
        body: JSON.stringify(body),
      }),
    )
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }
  return { db, caller, colleague, read, change }
}

test('an order is handed over by a call, and the log says by whom to whom', async () => {
  const { db, caller, colleague, read, change } = await anOrderOf(staffSignedIn)

  const handed = await change({ keeper: { id: colleague, seen: caller.userId } })
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 9 })

  expect([handed.status, handed.body.keeper, (await read()).keeper]).toEqual([200, colleague, colleague])
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'order.hand-over', actor: { kind: 'user', id: caller.userId } }),
  )
})

test('is refused in words when the keeper seen is not the keeper any more', async () => {
  const { caller, colleague, read, change } = await anOrderOf(staffSignedIn)

  await change({ keeper: { id: null, seen: caller.userId } })
  const late = await change({ keeper: { id: colleague, seen: caller.userId } })

  expect([late.status, late.body.code]).toEqual([412, 'edit_conflict'])
  expect(late.body.detail).toBe(
    'Somebody else has just handed this order over. Look at who has it now and choose again.',
  )
  expect((await read()).keeper).toBeNull()
})

test('nobody is handed an order who is not staff, nor with another change, nor in a version that is over', async () => {
  const { db, caller, colleague, read, change } = await anOrderOf(staffSignedIn)
  const { userId: customer } = await aUser(db)
  const keeper = { id: colleague, seen: caller.userId }

  const stranger = await change({ keeper: { id: customer, seen: caller.userId } })
  const mixed = await change({ keeper, note: 'Window seat' })
  const stale = await change({ keeper }, '"7"')

  expect([stranger.status, stranger.body.errors]).toEqual([
    422,
    [expect.objectContaining({ pointer: '/keeper/id', message: expect.stringContaining('no longer staff') })],
  ])
  expect([mixed.status, mixed.body.errors]).toMatchObject([422, [{ pointer: '/keeper' }]])
  expect([stale.status, stale.body.code]).toEqual([412, 'edit_conflict'])
  expect(await read()).toMatchObject({ keeper: caller.userId, note: '' })
})

test('whoever reaches only their own customers is told no more of one that they handed over', async () => {
  const { caller, colleague, read, change } = await anOrderOf((db) =>
    signedInWithOwnRole(db, { rights: ['orders'], reach: 'own' }),
  )

  const handed = await change({ keeper: { id: colleague, seen: caller.userId } })
  const again = await change({ keeper: { id: caller.userId, seen: colleague } })

  expect([handed, again.status]).toEqual([{ status: 204, body: null }, 404])
  expect((await read()).keeper).toBe(colleague)
})

test('whoever only looks at orders hands none over', async () => {
  const { caller, colleague, read, change } = await anOrderOf((db) =>
    signedInWithOwnRole(db, { rights: ['orders'], looksOnly: ['orders'] }),
  )

  const asked = await change({ keeper: { id: colleague, seen: caller.userId } })

  expect([asked.status, (await read()).keeper]).toEqual([403, caller.userId])
})
