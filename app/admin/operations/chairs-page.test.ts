import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { noFlags } from '#modules/booking/domain/traveller-fields.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findChairs, findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-04-03')
const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=chairs`
const contract = {
  intent: 'contract-chairs',
  place: 'Mescid-i Haram',
  day: '05.04.2031',
  from: '14.00',
  until: '18:00',
  chairs: '1',
  pushers: '1',
  supplier: 'Harem Sandalye',
  phone: '0532 111 22 33',
}

/** A day on which the third day of the programme can be done with a pusher; two need a wheelchair, and one does not. */
async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await sql`update tours set program = jsonb_set(program, '{2,chair}', '"pusher"')`.execute(db)
  const needs = { gender: 'female' as const, flags: { ...noFlags, needsWheelchair: true } }
  const order = await anOrder(db, {
    departure,
    state: 'paid',
    travellers: [{ firstName: 'Ayşe', ...needs }, { firstName: 'Fatma', ...needs }, 'Zeynep'],
  })
  const days = JSON.stringify({ departsOn: date, returnsOn: '2031-04-12' })
  await sql`update order_items set snapshot = snapshot || ${days}::jsonb`.execute(db)
  const admin = aStaffMember({ id: staff.userId })
  const seen = () => findWorkspace(db, admin, date, new Date())
  const boardOf = async () => findChairs(db, admin, await seen())
  const idOf = async (name: string) => (await seen()).travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const send = async (fields: Record<string, string>) =>
    postForm(app, path, { version: String((await seen()).version), ...fields }, staff.headers)
  const html = async (query = '') => (await getPage(app, `${path}${query}`, staff.headers)).text()
  const { rows } = await sql<{ token: string }>`select access_token as token from orders`.execute(db)
  const customer = async (page: string) =>
    (await (await getPage(app, `/tr/order/${order.id}${page}?t=${rows[0]?.token}`)).text()).replaceAll(/<[^>]+>/g, '')
  return { send, html, boardOf, idOf, customer }
}

test('everybody who needs a wheelchair is listed, is given one, and reads it; the hour that is full is named', async () => {
  const { send, html, boardOf, idOf, customer } = await aDay()
  const first = await html()
  for (const words of ['2 kişiye gerekli', '2 kişininki açık', 'Henüz anlaşma yok', 'İten biri gerekir'])
    expect(first).toContain(words)

  const added = await send(contract)
  expect([added.status, added.headers.get('location')]).toEqual([303, `${path}#chairs`])
  const contractId = (await boardOf()).contracts[0]?.id ?? ''
  const reserve = { intent: 'reserve-chairs', contractId, from: '14.00', until: '16.00', withPusher: 'on' }
  expect((await send({ ...reserve, id: await idOf('Ayşe') })).status).toBe(303)
  expect((await send({ ...reserve, id: '' })).status).toBe(409)

  const page = await html()
  for (const words of ['1 kişininki açık', 'Harem Sandalye', '532 111 22 33', '1 / 1', '0 / 1'])
    expect(page).toContain(words)
  const full = await send({ ...reserve, id: await idOf('Fatma'), from: '15:00' })
  expect(full.status).toBe(409)
  expect(await full.text()).toMatch(
    /5 Nisan Cumartesi 15\.00 için sandalye kalmadı: o saatte 1 sandalye için anlaşıldı/,
  )

  for (const where of ['', '/pocket']) {
    const read = (await customer(where)).replaceAll(/[\u2066\u2069]/g, '')
    expect(read).toMatch(/Tekerlekli sandalye[\s\S]*5 Nisan Cumartesi 14\.00–16\.00 · iten biriyle · Mescid-i Haram/)
    expect(read).not.toMatch(/Harem Sandalye|1112233|111 22 33/)
  }
})

test('chairs are proposed from the programme, looked at, and reserved in one press as far as they go', async () => {
  const { send, html, boardOf, idOf } = await aDay()
  await send(contract)
  const preview = await html('&plan=propose')
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(preview)?.[1] ?? ''
  for (const words of ['1 sandalye önerildi', '1 gün için önerilemedi', 'yetmiyor']) expect(preview).toContain(words)
  expect((await boardOf()).taken).toEqual([])

  expect((await send({ intent: 'take-chair-plan', fingerprint })).status).toBe(303)
  expect((await send({ intent: 'take-chair-plan', fingerprint })).status).toBe(409)

  const { taken } = await boardOf()
  expect(taken).toMatchObject([{ passengerId: await idOf('Ayşe'), from: '14:00', until: '18:00', withPusher: true }])
  expect((await send({ intent: 'release-chairs', chair: taken[0]?.id ?? '' })).status).toBe(303)
  expect((await boardOf()).taken).toEqual([])
})

test('a contract is removed and brought back, and what cannot be read is refused', async () => {
  const { send, boardOf } = await aDay()
  for (const wrong of [{ day: '32.04.2031' }, { from: '25.00' }, { until: '' }, { chairs: '0' }, { place: ' ' }])
    expect((await send({ ...contract, ...wrong })).status).toBe(400)
  expect((await send({ ...contract, from: '22.00', until: '24.00' })).status).toBe(303)
  const [known] = (await boardOf()).contracts
  expect(known).toMatchObject({ from: '22:00', until: '00:00' })

  const removed = await send({ intent: 'remove-chairs', contractId: known?.id ?? '' })
  expect((await boardOf()).contracts).toEqual([])
  const back = new URL(removed.headers.get('location') ?? '', 'http://localhost').searchParams
  await send({ intent: 'restore', part: back.get('part') ?? '', undo: back.get('undo') ?? '' })
  expect((await boardOf()).contracts).toEqual([known])
})
