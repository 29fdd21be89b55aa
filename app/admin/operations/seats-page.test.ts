import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=rides`

test('a bus is filled, numbered, shown from above, and taken along as a list', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma'] })
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const send = async (fields: Record<string, string>) =>
    postForm(app, path, { version: String((await seen()).version), ...fields }, staff.headers)
  const get = (address: string) => getPage(app, address, staff.headers)
  const ride = { kind: 'bus', name: 'Otobüs 1', route: '', reference: '', leavesAt: '', arrivesAt: '', capacity: '46' }
  await send({ intent: 'add-ride', leavesOn: '12.02.2031', ...ride })
  const rideId = (await seen()).rides[0]?.id ?? ''
  await send({ intent: 'seat-all', rideId })
  expect(await (await get(path)).text()).toContain('Koltuk numarası ver')

  const numbered = await send({ intent: 'number-seats', rideId })
  const changed = await send({
    intent: 'change-ride',
    rideId,
    reference: 'ABC123',
    meeting: 'H kapısı',
    capacity: '46',
  })

  expect([numbered.status, changed.headers.get('location')]).toEqual([303, `${path}#rides`])
  const html = await (await get(path)).text()
  expect(html).toMatch(/<b>1<\/b> <bdi>Yılmaz (Ayşe|Fatma)<\/bdi>/)
  expect(html).toContain('ABC123')
  expect(html).not.toContain('Koltuk numarası ver')
  const file = await get(`/admin/tour-date/${date}/ride/pdf?ride=${rideId}`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect((await get(`/admin/tour-date/${date}/ride/xlsx?ride=${rideId}`)).status).toBe(200)
  expect((await get(`/admin/tour-date/${date}/ride/pdf?ride=${crypto.randomUUID()}`)).status).toBe(404)
})
