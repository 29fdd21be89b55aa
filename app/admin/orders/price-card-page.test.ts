import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { cancelOrder, findOrder } from '#modules/booking/index.server.ts'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** A paid order of two that the agency let one of go without a fee. */
async function anOrderThatOneLeft() {
  const db = await testDb()
  const { userId, headers } = await staffSignedIn(db)
  const admin = aStaffMember({ id: userId })
  const { orderId, publicId: id } = await aPaidOrder(db)
  const read = async () => {
    const order = await findOrder(db, admin, id)
    if (!order) throw new Error(`there is no ${id}`)
    return order
  }
  const travellerIds = [(await read()).journeys[0]?.travellers[0]?.id ?? '']
  const now = new Date()
  const wish = { orderId, by: 'organiser' as const, notice: now, reason: 'iptal', key: 'one', travellerIds }
  const left = await cancelOrder(db, admin, wish, now)
  if (!left.ok) throw new Error(left.error.code)
  const app = await testApp({ db })
  const path = `/admin/orders/${id}/change`
  return {
    read,
    page: async () => (await getPage(app, path, headers)).text(),
    price: async (total: string) => {
      const fields = { intent: 'price', version: String((await read()).version), total, reason: 'Goodwill' }
      const answer = await postForm(app, path, fields, headers)
      return { status: answer.status, html: await answer.text() }
    },
  }
}

const typedIn = (html: string) => /name="total" value="([^"]*)"/.exec(html)?.[1]

test('after somebody left, the price that is shown and typed is what the order costs now', async () => {
  const { read, page, price } = await anOrderThatOneLeft()

  const before = await page()
  const { status } = await price('2400')

  expect(typedIn(before)).toBe('2,690.00')
  expect(before.includes('for whoever has left nothing changes.')).toBe(true)
  expect(status).toBe(302)
  expect((await read()).amounts).toMatchObject({ total: { minor: 509_000 }, reduction: { minor: 269_000 } })
  expect(typedIn(await page())).toBe('2,400.00')
})
