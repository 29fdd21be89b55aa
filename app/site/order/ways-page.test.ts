import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { listChoices } from '#platform/messages/choices.server.ts'
import { withMessageKeys } from '#platform/messages/testing/message-keys.ts'
import { aCheckout } from '#tests/setup/a-checkout.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp({ env = withMessageKeys() } = {}) {
  const db = await testDb()
  const app = await testApp({ db, env })
  const placed = await anOrder(db, { departsOn: '2030-02-12' })
  const address = `/tr/order/${placed.publicId}?t=${placed.accessToken}`
  const ticked = async (page: string, headers?: Record<string, string>) => {
    const html = load(await (await getPage(app, page, headers)).text())
    return html('[name^="way."]')
      .toArray()
      .map((each) => `${html(each).attr('name')}${html(each).is('[checked]') ? ' yes' : ''}`)
  }
  return { db, app, placed, phone: '+905321234567', address, ticked }
}

test('a customer chooses on the page of the order by which ways news come, and takes it back there', async () => {
  const { db, app, phone, address, ticked } = await setUp()
  expect(await ticked(address)).toEqual(['way.whatsapp', 'way.sms'])

  const saved = await postForm(app, address, { intent: 'message-ways', 'way.whatsapp': 'on' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}#ways`])
  expect(await ticked(address)).toEqual(['way.whatsapp yes', 'way.sms'])
  await postForm(app, address, { intent: 'message-ways' })

  expect(await listChoices(db, phone)).toMatchObject([{ way: 'whatsapp', isAgreed: false, source: 'order' }])
})

test('staff see what was chosen and where, and write down what they are told, in the audit log', async () => {
  const { db, app, placed, phone, address, ticked } = await setUp()
  await postForm(app, address, { intent: 'message-ways', 'way.sms': 'on' })
  const { headers } = await staffSignedIn(db)
  const page = `/tr/admin/orders/${placed.publicId}`

  expect(await ticked(page, headers)).toEqual(['way.whatsapp', 'way.sms yes'])
  expect(load(await (await getPage(app, page, headers)).text())('#ways').text()).toContain('Rezervasyon sayfasında')
  await postForm(app, page, { intent: 'message-ways', 'way.whatsapp': 'on' }, headers)

  expect(await listChoices(db, phone)).toMatchObject([
    { way: 'sms', isAgreed: false, source: 'staff' },
    { way: 'whatsapp', isAgreed: true, source: 'staff' },
  ])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 1 })
  expect(entries[0]).toMatchObject({ action: 'order.message-ways', after: { ways: ['whatsapp'] } })
})

test('a member chooses with the number of the account', async () => {
  const { db, app, ticked } = await setUp()
  const { headers } = await signedIn(db)
  const details = { intent: 'details', fullName: 'Elif Kaya', mobile: '0532 123 45 67', language: 'tr' }

  await postForm(app, '/tr/user/details', { ...details, 'way.sms': 'on' }, headers)

  expect(await ticked('/tr/user/details', headers)).toEqual(['way.whatsapp', 'way.sms yes'])
  expect(await listChoices(db, '+905321234567')).toMatchObject([{ way: 'sms', isAgreed: true, source: 'profile' }])
})

test('who orders ticks it beside the number, and nothing is ticked beforehand', async () => {
  const { db, form, cookie } = await aCheckout()
  const app = await testApp({ db, env: withMessageKeys() })
  const page = load(await (await getPage(app, '/tr/odeme', cookie)).text())
  expect(page('[name^="way."]').length).toBe(2)
  expect(page('[name^="way."][checked]').length).toBe(0)

  const placed = await postForm(app, '/tr/odeme', { ...form, 'way.whatsapp': 'on' }, cookie)

  expect(placed.status).toBe(302)
  expect(await listChoices(db, '+905321234567')).toMatchObject([
    { way: 'whatsapp', isAgreed: true, source: 'checkout' },
  ])
})

test('without keys nobody is asked', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const placed = await anOrder(db, { departsOn: '2030-02-12' })
  const { headers } = await staffSignedIn(db)

  const pages = [`/tr/order/${placed.publicId}?t=${placed.accessToken}`, `/tr/admin/orders/${placed.publicId}`]

  for (const page of pages) expect(await (await getPage(app, page, headers)).text()).not.toContain('name="way.')
})

test('staff see what was sent to the customer and send it again, once for one form, in the audit log', async () => {
  const { db, app, placed } = await setUp()
  const { headers } = await staffSignedIn(db)
  const { rows } = await sql<{ email: string }>`select email from orders`.execute(db)
  const mail = { to: rows[0]?.email ?? '', subject: 'Makbuzunuz', html: '<p>x</p>', text: 'x', locale: 'tr' } as const
  await queueMail(db, { key: 'receipt:1', ...mail })
  const page = `/tr/admin/orders/${placed.publicId}`
  const card = load(await (await getPage(app, page, headers)).text())('#sent')
  expect(card.text()).toContain('Makbuzunuz')
  const [key, sent] = ['key', 'sent'].map((name) => String(card.find(`[name="${name}"]`).first().val()))

  const fields = { intent: 'send-again', key: key ?? '', sent: sent ?? '' }
  await postForm(app, page, fields, headers)
  const again = await postForm(app, page, fields, headers)
  const stranger = await postForm(app, page, { ...fields, sent: crypto.randomUUID() }, headers)

  expect([again.status, stranger.status]).toEqual([302, 404])
  const subjects = (await listMails(db)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Makbuzunuz')).toHaveLength(2)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.filter(({ action }) => action === 'order.mail-again')).toHaveLength(1)
})
