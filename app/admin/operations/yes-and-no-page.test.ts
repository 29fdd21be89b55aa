import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { flagsBy, travellerFlags } from '#modules/booking/index.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const day = toDayFirst(date)

test('every yes of a traveller stands on their card, on their order, on the printed list and in its file', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  const ayse = { firstName: 'Ayşe', gender: 'female' as const, flags: flagsBy(() => true) }
  const { id } = await anOrder(db, { departure, state: 'paid', travellers: [ayse, 'Fatma'] })
  const { travellers } = await findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const text = async (path: string) => (await getPage(app, path, staff.headers)).text()
  const words = translator('tr', 'travellers')
  const [her, other] = travellers

  const silent = await text(`/tr/admin/tour/ops-${day}?person=${other?.id}`)
  const pages = [
    (await text(`/tr/admin/tour/ops-${day}?person=${her?.id}`)).split('id="person"')[1],
    await text(`/tr/admin/tour/print-${day}`),
    await text(`/tr/admin/tour-date/${date}/print/csv`),
    await text(`/tr/admin/orders/${id}`),
  ]

  expect(her?.flags).toEqual(travellerFlags)
  expect(other?.flags).toEqual([])
  for (const flag of travellerFlags) {
    const name = words(`name-${flag}`)
    expect(pages.map((page) => page?.includes(name))).toEqual([true, true, true, true])
    expect(silent.split('id="person"')[1]).not.toContain(name)
  }
})
