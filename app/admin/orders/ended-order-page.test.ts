import { expect, test } from 'vitest'
import { orderRoutes } from '#app/order-routes.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** Money may go back, and a customer may be written to, after an order has ended. */
const stayOpen = ['orders/:orderId/refunds', 'orders/:orderId/message']

const acts = orderRoutes.flatMap(({ path = '', file }) =>
  /^orders\/:orderId\/[a-z]+$/.test(path) && file.endsWith('.tsx') && !stayOpen.includes(path) ? [path] : [],
)

test('the pages of acts on an order are found', () => {
  expect(acts).toEqual(expect.arrayContaining(['change', 'split', 'plan'].map((act) => `orders/:orderId/${act}`)))
})

test.each(['cancelled', 'refunded'] as const)(
  'no page of an act offers a form for an order that is %s, and each says why',
  async (state) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await staffSignedIn(db)
    const { id } = await anOrder(db, { state, travellers: ['Ayşe', 'Zeynep'] })

    const wrong: string[] = []
    for (const act of acts) {
      const answer = await getPage(app, `/admin/${act.replace(':orderId', id)}`, headers)
      const html = await answer.text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      if (answer.status !== 200 || /<form/i.test(main) || !/closed|place is left to cancel/i.test(main)) wrong.push(act)
    }

    expect(wrong).toEqual([])
  },
)

test('the plan of an order that is paid offers no form, and says that everything is paid', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  const { id } = await anOrder(db, { state: 'paid' })

  const html = await (await getPage(await testApp({ db }), `/admin/orders/${id}/plan`, headers)).text()

  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).not.toMatch(/<form/i)
  expect(main).toContain('Everything is paid')
})
