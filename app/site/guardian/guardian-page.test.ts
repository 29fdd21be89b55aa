import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { listGuardians, nameGuardian } from '#modules/booking/index.server.ts'
import { sendGuardianCode } from '#modules/booking/jobs/send-guardian-mails.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aBookingWork } from '#modules/booking/testing/work.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const form = {
  intent: 'name-guardian',
  name: 'Zeynep Vefa',
  email: 'zeynep.vefa@example.com',
  phone: '+49 170 1234567',
  language: 'en',
  completesPapers: 'on',
}

async function anAskedOrder() {
  const db = await testDb()
  const app = await testApp({ db })
  const order = await anOrder(db, { departsOn: '2030-02-12' })
  const address = `/tr/order/${order.publicId}?t=${order.accessToken}`
  return { db, app, order, address }
}

async function aGuardian({ isIn = true, completesPapers = true } = {}) {
  const asked = await anAskedOrder()
  const { db, app, order } = asked
  const { name, email, phone } = form
  const rights = { completesPapers, hearsChanges: true }
  const wish = { orderId: order.orderId, typed: { name, email, phone }, locale: 'en', userId: undefined } as const
  await nameGuardian(db, { ...wish, ...rights }, new Date())
  const [guardian] = await listGuardians(db, order.orderId)
  if (!guardian) throw new Error('nobody was named')
  const page = `/guardian/${guardian.token}`
  const enter = async () => {
    await sendGuardianCode(aBookingWork(db), guardian.id, new Date())
    const code = /\d{6}/.exec((await listMails(db))[0]?.subject ?? '')?.[0] ?? ''
    return postForm(app, page, { intent: 'enter', code })
  }
  const cookie = isIn ? ((await enter()).headers.get('set-cookie')?.split(';')[0] ?? '') : ''
  return { ...asked, guardian, page, enter, headers: { cookie } }
}

test('a customer names somebody, sees whom they trust, and takes it back with one press', async () => {
  const { db, app, order, address } = await anAskedOrder()

  const named = await postForm(app, address, form)
  const html = await (await getPage(app, address)).text()
  const [guardian] = await listGuardians(db, order.orderId)
  const back = await postForm(app, address, { intent: 'take-guardian-back', guardian: guardian?.id ?? '' })

  expect([named.status, named.headers.get('location')]).toEqual([303, `${address}#guardians`])
  expect(guardian).toMatchObject({
    name: 'Zeynep Vefa',
    phone: '+491701234567',
    completesPapers: true,
    hearsChanges: false,
  })
  expect(html).toContain('Zeynep Vefa')
  expect(html).not.toContain(guardian?.token)
  expect(back.status).toBe(303)
  expect(await listGuardians(db, order.orderId)).toEqual([])
})

test('what is wrong comes back as it was typed, and nobody is named', async () => {
  const { db, app, order, address } = await anAskedOrder()

  const answer = await postForm(app, address, { ...form, email: 'zeynep' })

  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('Geçerli bir e-posta adresi yazın.')
  expect(html).toContain('value="Zeynep Vefa"')
  expect(await listGuardians(db, order.orderId)).toEqual([])
})

test('before the code the address shows nothing of the order and half of the mailbox', async () => {
  const { app, page, order } = await aGuardian({ isIn: false })

  const answer = await getPage(app, page)

  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(html).toContain('z•••@example.com')
  for (const secret of [order.orderNo, 'Ayşe', 'Zeynep', 'zeynep.vefa']) expect(html).not.toContain(secret)
})

test('whoever typed the code over reads the journey and pays, without numbers of papers or the secret of the order', async () => {
  const { app, page, order, headers } = await aGuardian()

  const html = await (await getPage(app, page, headers)).text()

  expect(html).toContain(order.orderNo)
  expect(html).toContain(`/payment/${order.paymentToken}`)
  for (const secret of [order.accessToken, '10000000146', 'ayse.yilmaz@example.com']) expect(html).not.toContain(secret)
})

test('whoever was let in reads the buses, the settled room and whom to call, as those who travel do', async () => {
  const { db, app, page, order, headers } = await aGuardian()
  const day = '2030-02-12'
  const { rows } = await sql<{ id: string }>`select id from passengers order by position`.execute(db)
  const { rows: hotels } = await sql<{
    key: string
  }>`select hotels.key from hotels join tour_hotels on hotel_id = hotels.id
    join departures on departures.tour_id = tour_hotels.tour_id where departures.id = ${order.departureId}`.execute(db)
  const [first, stay] = [rows[0]?.id, hotels[0]?.key]
  await sql`insert into operation_dates (departs_on) values (${day})`.execute(db)
  await sql`insert into operation_rides (departs_on, kind, name, leaves_on, leaves_at, meeting, capacity)
    values (${day}, 'bus', 'Otobüs 1', ${day}, '14:30', 'Lobi', 40), (${day}, 'bus', 'Otobüs 2', ${day}, '14:45', 'Lobi', 40)`.execute(
    db,
  )
  await sql`insert into operation_seats (ride_id, passenger_id)
    select id, ${first} from operation_rides where name = 'Otobüs 1'`.execute(db)
  await sql`insert into operation_guides (departs_on, role, name, phone, phone_e164)
    values (${day}, 'leader', 'Hasan Usta', '0532 999 88 77', '+905329998877')`.execute(db)
  await sql`insert into operation_rooms (departs_on, stay, number, beds) values (${day}, ${stay}, '1805', 2)`.execute(
    db,
  )
  await sql`insert into operation_places (passenger_id, stay, room_id)
    select ${first}, ${stay}, id from operation_rooms`.execute(db)
  const read = async () => (await getPage(app, page, headers)).text()

  const planned = await read()
  await sql`insert into operation_room_lists (departs_on, stay, version, rooms, made_at, made_by, forget_on)
    values (${day}, ${stay}, 1, '[]', now(), 'Fatma Demir', '2031-01-01')`.execute(db)
  const settled = await read()

  expect(planned).toContain('Otobüs 1')
  expect(planned).toContain('href="tel:+905329998877"')
  expect(planned).not.toMatch(/Otobüs 2|1805/)
  expect(settled).toMatch(/room 1805/i)
})

test('whoever was let in reads permits and wheelchairs, and no way to the papers of the order', async () => {
  const { db, app, page, order, headers } = await aGuardian()
  const read = async () => (await getPage(app, page, headers)).text()
  const legs = JSON.stringify([{ place: 'madinah', name: { tr: 'Medine', en: 'Madinah', ar: 'المدينة' }, nights: 4 }])
  await sql`update order_items set snapshot = jsonb_set(snapshot, '{legs}', ${legs}::jsonb)`.execute(db)
  const waiting = await read()
  const { rows } = await sql<{ id: string }>`select id from passengers order by position`.execute(db)
  await sql`insert into operation_dates (departs_on) values ('2030-02-12')`.execute(db)
  await sql`insert into operation_permits (passenger_id, kind, departs_on, state, day, hour, gate, changed_at)
    values (${rows[0]?.id}, 'rawdah', '2030-02-12', 'granted', '2030-02-15', '02:40', '37', now())`.execute(db)
  await sql`with contract as (insert into operation_chair_contracts
    (departs_on, place, day, from_hour, until_hour, chairs, pushers)
    values ('2030-02-12', 'Gate 79', '2030-02-16', '09:00', '12:00', 4, 2) returning id)
    insert into operation_chairs (contract_id, passenger_id, day, from_hour, until_hour, with_pusher)
    select id, ${rows[0]?.id}, '2030-02-16', '09:00', '10:30', true from contract`.execute(db)

  const html = await read()

  const words = html.replaceAll(/<[^>]+>/g, '')
  expect([waiting, html].map((each) => each.includes('Rawdah: still to come'))).toEqual([true, true])
  expect(words.match(/Rawdah: Friday 15 February 02:40 · gate 37[^.]*\./)).not.toBeNull()
  expect(words.match(/with someone to push it · Gate 79/)).not.toBeNull()
  expect([waiting, html].map((each) => /#rawdah|\/papers/.test(each) || each.includes(order.accessToken))).toEqual([
    false,
    false,
  ])
})

test('a wrong code is told and opens nothing', async () => {
  const { app, page } = await aGuardian({ isIn: false })

  const none = await postForm(app, page, { intent: 'enter', code: '123456' })
  const asked = await postForm(app, page, { intent: 'send-code' })

  expect([none.status, asked.status]).toEqual([409, 200])
  expect(await asked.text()).toContain('The code is on its way')
})

test('papers are taken only from whoever may complete them, and who was let in', async () => {
  const reader = await aGuardian({ completesPapers: false })
  const stranger = await aGuardian({ isIn: false })
  const fields = { traveller: crypto.randomUUID() }

  expect((await postForm(reader.app, reader.page, fields, reader.headers)).status).toBe(403)
  expect((await postForm(stranger.app, stranger.page, fields)).status).toBe(403)
  expect(await (await getPage(reader.app, reader.page, reader.headers)).text()).not.toContain('name="traveller"')
})

test.each([
  ['tr', 'Takip ettiğiniz yolculuk', 'ltr'],
  ['ar', 'الرحلة التي تتابعها', 'rtl'],
])('the page is written in %s', async (locale, words, direction) => {
  const { app, page } = await aGuardian({ isIn: false })

  const html = await (await getPage(app, `/${locale}${page}`)).text()

  expect(html).toContain(words)
  expect(html).toMatch(new RegExp(`<html[^>]*dir="${direction}"`))
})

test('staff see on the order whom its customer trusts, and the log has who read it', async () => {
  const { db, app, order } = await aGuardian({ isIn: false })
  const { headers, userId } = await staffSignedIn(db)
  const reads = async () =>
    (await listAuditEntries(db, { page: 1, pageSize: 5 })).entries.filter(
      ({ action }) => action === 'personal-data.read',
    )
  expect(await reads()).toEqual([])

  const html = await (await getPage(app, `/admin/orders/${order.publicId}`, headers)).text()

  expect(html).toContain('zeynep.vefa@example.com')
  expect(await reads()).toMatchObject([
    { actor: { id: userId }, subject: { kind: 'order', id: order.orderId }, after: { guardians: 1 } },
  ])
})
