import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aboutOrder } from '#modules/booking/index.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { deliver } from '#platform/mail/deliver-mail.server.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const ANSWER = '550 5.1.1 no such user here'

/** An order whose confirmation the mail server refused, for an address that was typed wrong. */
async function setUp() {
  const db = await testDb()
  const app = await testApp({ db })
  const order = await anOrder(db, { state: 'paid', email: 'ayse@exmaple.com' })
  const mail = { subject: 'Rezervasyonunuz onaylandı', html: '<p>x</p>', text: 'x', locale: 'tr' } as const
  await queueMail(db, { key: 'confirmation:1', about: aboutOrder(order.orderId), to: 'ayse@exmaple.com', ...mail })
  const [written] = await listMails(db)
  const refused = async () => {
    throw Object.assign(new Error(ANSWER), { code: 'EENVELOPE', response: ANSWER })
  }
  await deliver(db, refused, written?.id ?? '', new Date())
  const { headers } = await staffSignedIn(db)
  const page = `/tr/admin/orders/${order.id}`
  const card = async () => load(await (await getPage(app, page, headers)).text())('#undelivered')
  const today = async () => load(await (await getPage(app, '/tr/admin/dashboard?work=undelivered', headers)).text())
  const field = async (name: string) => String((await card()).find(`[name="${name}"]`).first().val() ?? '')
  return { db, app, order, headers, page, card, today, field }
}

test('the order and Today say what did not arrive and why, with the telephone to call', async () => {
  const { card, today, order } = await setUp()

  const [shown, work] = [(await card()).text(), await today()]

  expect(shown).toContain('Rezervasyonunuz onaylandı')
  expect(shown).toContain('Posta sunucusu bu adresi tanımıyor')
  expect(shown).toContain('ayse@exmaple.com')
  expect(shown).toContain(ANSWER)
  const row = work('li').has('a[href^="tel:"]')
  expect(row.text()).toContain('Ayşe Yılmaz')
  expect(row.text()).toContain('Posta sunucusu bu adresi tanımıyor')
  expect(row.find('a[href^="tel:"]').attr('href')).toBe('tel:+905321234567')
  expect(row.find('a[href^="https://wa.me/905321234567"]').length).toBe(1)
  expect(row.find(`a[href="/tr/admin/orders/${order.id}#undelivered"]`).length).toBe(1)
})

test('who was told otherwise waits no more, and the audit log says who said so', async () => {
  const { db, app, headers, page, card, today, field } = await setUp()
  const fields = { intent: 'told-otherwise', seen: await field('seen') }

  await postForm(app, page, fields, headers)
  await postForm(app, page, fields, headers)

  expect([(await card()).length, (await today())('a[href^="tel:"]').length]).toEqual([0, 0])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.filter(({ action }) => action === 'order.told-otherwise')).toMatchObject([
    { after: { told: ['Rezervasyonunuz onaylandı'] } },
  ])
})

test('what came after the page was opened is not told by it', async () => {
  const { db, app, order, headers, page, card, field } = await setUp()
  const seen = await field('seen')
  const mail = { subject: 'Uçuşunuz değişti', html: '', text: '', locale: 'tr', to: '' } as const
  await queueMail(db, { key: 'change:1', about: aboutOrder(order.orderId), ...mail })

  await postForm(app, page, { intent: 'told-otherwise', seen }, headers)

  const text = (await card()).text()
  expect([text.includes('Uçuşunuz değişti'), text.includes('Rezervasyonunuz onaylandı')]).toEqual([true, false])
})

test('it is sent again to the address that was corrected, once for one form, and waits until it arrives', async () => {
  const { db, app, headers, page, card, field } = await setUp()
  await sql`update orders set email = 'ayse@example.com'`.execute(db)
  const fields = { intent: 'send-undelivered', key: await field('key'), undelivered: await field('undelivered') }

  await postForm(app, page, fields, headers)
  const again = await postForm(app, page, fields, headers)

  const sent = (await listMails(db)).filter(({ to }) => to === 'ayse@example.com')
  expect([again.status, sent.length, (await card()).length]).toEqual([302, 1, 1])
  await deliver(db, async () => '<taken@mail.example>', sent[0]?.id ?? '', new Date())
  expect((await card()).length).toBe(0)
})

test('of another order nothing is told and nothing is sent', async () => {
  const { db, app, headers, field, card } = await setUp()
  const other = await anOrder(db, { state: 'paid' })
  const [seen, key, undelivered] = [await field('seen'), await field('key'), await field('undelivered')]
  const page = `/tr/admin/orders/${other.id}`

  await postForm(app, page, { intent: 'told-otherwise', seen }, headers)
  const sent = await postForm(app, page, { intent: 'send-undelivered', key, undelivered }, headers)

  expect([sent.status, (await card()).length]).toEqual([404, 1])
})
