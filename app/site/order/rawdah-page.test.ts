import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { listPermits } from '#modules/operations/index.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** An order of two who sleep in Madinah. */
async function setUp() {
  const db = await testDb()
  const placed = await anOrder(db, { departsOn: '2030-03-01' })
  const legs = JSON.stringify([{ place: 'madinah', name: { tr: 'Medine', en: 'Madinah', ar: 'المدينة' }, nights: 4 }])
  await sql`update order_items set snapshot = jsonb_set(snapshot, '{legs}', ${legs}::jsonb)`.execute(db)
  const order = await findOrder(db, { id: placed.orderId })
  const [id = '', other = ''] = (order?.tours ?? []).flatMap(({ passengers }) => passengers.map((each) => each.id))
  const app = await testApp({ db })
  const read = async (page: string) =>
    (await getPage(app, `/tr/order/${placed.publicId}${page}?t=${placed.accessToken}`)).text()
  const say = (fields: Record<string, string>) =>
    postForm(app, `/tr/order/${placed.publicId}/papers?t=${placed.accessToken}`, { intent: 'rawdah-visit', ...fields })
  const visitOf = async (who: string) => (await listPermits(db, [who])).people[who]?.lastVisit
  /** The words of that section of the pocket page. */
  const pocket = async (prefix: string) => {
    const page = await getPage(app, `${prefix}/order/${placed.publicId}/pocket?t=${placed.accessToken}`)
    const section = (await page.text()).split('<section id="permits"')[1]?.split('</section>')[0]
    return section?.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  }
  return { db, id, other, read, pocket, say, visitOf }
}

test('customers say on the page of their papers when they were last in the Rawdah', async () => {
  const { id, other, read, say, visitOf } = await setUp()
  expect(await read('/papers')).toContain('Son Ravza ziyareti')

  const saved = await say({ traveller: id, visit: 'on', day: '2.3.2026' })
  await say({ traveller: other, visit: 'never', day: '' })

  expect([saved.status, await visitOf(id), await visitOf(other)]).toEqual([303, '2026-03-02', 'never'])
  const wrong = await say({ traveller: id, visit: 'on', day: '2.3.2049' })
  expect([wrong.status, (await wrong.text()).includes('bugünden sonra olamaz')]).toEqual([422, true])
  expect((await say({ traveller: crypto.randomUUID(), visit: 'never', day: '' })).status).toBe(400)
  expect([await visitOf(id), await visitOf(other)]).toEqual(['2026-03-02', 'never'])
})

test('the pocket page says before the day that the hour is still to come, and then when, where and with what', async () => {
  const { db, id, other, pocket } = await setUp()
  const before = await pocket('/tr')
  await sql`insert into operation_dates (departs_on) values ('2030-03-01')`.execute(db)
  await sql`insert into operation_permits (passenger_id, kind, departs_on, state, day, hour, gate, changed_at)
    values (${id}, 'rawdah', '2030-03-01', 'granted', '2030-03-04', '02:40', '37', now())`.execute(db)
  await sql`update passengers set cancelled_at = now() where id = ${other}`.execute(db)

  expect(before?.match(/bekleniyor/g)).toHaveLength(2)
  expect(await pocket('/tr')).toMatch(
    /4 Mart Pazartesi 02\.40 kapı 37 30 dakika önce lobide buluşulur Ziyaret 10 dakika sürer\. Yanınıza pasaportunuzu/,
  )
  expect(await pocket('')).toMatch(
    /Monday 4 March 02:40 gate 37 meet in the lobby 30 minutes before The visit takes 10/,
  )
  expect(await pocket('/ar')).toMatch(/02:40 باب 37 اللقاء في بهو الفندق قبل الموعد بـ30 دقيقة مدة الزيارة 10 دقائق/)
  expect(await pocket('/tr')).not.toContain('bekleniyor')
})

test('the order says that the hour is still to come, and then the day, the hour, the gate and where to meet', async () => {
  const { db, id, read } = await setUp()
  expect(await read('')).toMatch(/Ravza: bekleniyor/)

  const day = plainDate('2030-03-04')
  await sql`insert into operation_dates (departs_on) values ('2030-03-01')`.execute(db)
  await sql`insert into operation_permits (passenger_id, kind, departs_on, state, day, hour, gate, changed_at)
    values (${id}, 'rawdah', '2030-03-01', 'granted', ${day}, '02:40', '37', now())`.execute(db)

  const page = (await read('')).replaceAll(/<[^>]+>/g, '')
  expect(page).toMatch(/Ravza: 4 Mart Pazartesi 02\.40 · kapı 37 · 30 dakika önce lobide buluşulur/)
  expect(page).toContain('Ziyaret 10 dakika sürer')
})
