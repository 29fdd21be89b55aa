import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { changePaymentLink, findPaymentLink, openPaymentLink } from '#modules/payment-links/index.server.ts'
import { aClerk, aLinkRequest } from '#modules/payment-links/testing/builders.ts'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const NEEDS_3DS = '4000 0000 0000 3220'

const fields = {
  intent: 'create',
  key: '5f0c1f5e-8f43-4b7e-9d2a-0c3f6a1b2c3d',
  title: 'Ramazan umresi, kalan ödeme',
  name: 'Hatice Karaca',
  email: 'hatice@example.com',
  phone: '+90 532 000 00 00',
  amount: '1.160,00',
  currency: 'USD',
  expires: '2999-01-01T18:00',
  note: 'Kapora ödendi',
  locale: 'ar',
}

async function aDesk(facts: Parameters<typeof staffSignedIn>[1] = {}) {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, facts)
  const app = await testApp({ db })
  const admin = await aClerk(db)
  const page = async (path: string) => {
    const answer = await getPage(app, path, headers)
    return { status: answer.status, html: await shown(answer) }
  }
  const post = (path: string, form: Record<string, string>) => postForm(app, path, form, headers)
  const open = async (link: Parameters<typeof aLinkRequest>[0] = {}, now = new Date()) =>
    openPaymentLink(db, admin, aLinkRequest(link), now)
  return { db, app, admin, page, post, open }
}

test.each([
  ['', 'Payment links', 'Pending', '1 link is waiting.', '$1,160.00', '1–1 of 1'],
  ['/tr', 'Ödeme bağlantıları', 'Bekliyor', '1 bağlantı bekliyor.', '1.160,00', '1–1 / 1'],
  ['/ar', 'روابط الدفع', 'قيد الانتظار', 'رابط واحد قيد الانتظار.', '1,160.00', '1–1 من 1'],
])('%s/admin/paymentLinks lists links with their state and amount', async (prefix, ...words) => {
  const { page, open } = await aDesk()
  await open()

  const { status, html } = await page(`${prefix}/admin/paymentLinks`)

  expect(status).toBe(200)
  for (const word of [...words, 'Umre, kalan ödeme', 'Hatice Karaca']) expect(html).toContain(word)
})

test.each([
  ['/admin/paymentLinks', '/admin/login?returnTo=%2Fadmin%2FpaymentLinks'],
  ['/tr/admin/paymentLinks', '/tr/admin/login?returnTo=%2Ftr%2Fadmin%2FpaymentLinks'],
  ['/ar/admin/paymentLinks', '/ar/admin/login?returnTo=%2Far%2Fadmin%2FpaymentLinks'],
])('%s sends a stranger to the door of the language', async (path, door) => {
  const answer = await getPage(await testApp(), path)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, door])
})

test('the English name of the address leads to the plain one for good', async () => {
  const answer = await getPage(await testApp(), '/en/admin/paymentLinks')

  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/admin/paymentLinks'])
})

test('members and those who write for the site are refused', async () => {
  const { app, db, page } = await aDesk({ staffRole: 'content' })

  const member = await getPage(app, '/admin/paymentLinks', (await signedIn(db)).headers)

  expect([member.status, (await page('/admin/paymentLinks')).status]).toEqual([403, 403])
})

test('the second page of 45 says 21–40 / 45, and its links keep the address', async () => {
  const { page, open } = await aDesk()
  for (let number = 1; number <= 45; number += 1) await open({ title: `Ödeme ${number}` })

  const { html } = await page('/tr/admin/paymentLinks?status=pending&sort=title&page=2')

  expect(html).toContain('21–40 / 45')
  expect(html).toContain('href="/tr/admin/paymentLinks?status=pending&amp;sort=title&amp;page=3"')
  expect(html).toMatch(/<option value="pending" selected="">/)
})

test('search and filters leave what fits', async () => {
  const { page, open } = await aDesk()
  const expired = new Date('2020-01-01')
  await open({ title: 'İznik gezisi' })
  await open({ title: 'Boğaz turu', expiresAt: expired })

  const search = await page('/tr/admin/paymentLinks?q=iznik')
  const pending = await page('/tr/admin/paymentLinks?status=pending')
  const late = await page('/tr/admin/paymentLinks?status=expired')
  const early = await page('/tr/admin/paymentLinks?to=2020-01-01')

  expect([search, pending].map(({ html }) => [html.includes('İznik'), html.includes('Boğaz')])).toEqual([
    [true, false],
    [true, false],
  ])
  expect(late.html).toContain('Boğaz turu')
  expect(early.html).toContain('Bu ölçütlere uyan bağlantı yok.')
})

test('a form creates a link, once, and leads back to the list with its address', async () => {
  const { page, post } = await aDesk()

  const made = await post('/tr/admin/paymentLinks?new=1&q=umre', fields)
  await post('/tr/admin/paymentLinks?new=1&q=umre', fields)

  expect([made.status, made.headers.get('location')]).toEqual([302, '/tr/admin/paymentLinks?q=umre&done=created'])
  const { html } = await page('/tr/admin/paymentLinks?q=umre&done=created')
  expect(html).toContain('Bağlantı oluşturuldu')
  expect(html).toContain('1–1 / 1')
  expect(html).toMatch(/href="http:\/\/[^"/]+\/ar\/payment\/[\w-]{22}"/)
})

test.each([
  [{ title: ' ' }, 'Başlık yazın'],
  [{ amount: '0' }, 'Sıfırdan büyük bir tutar girin'],
  [{ amount: 'bin' }, 'Sıfırdan büyük bir tutar girin'],
  [{ email: 'hatice' }, 'Geçerli bir e-posta adresi girin'],
  [{ phone: 'yok' }, 'Geçerli bir telefon numarası girin'],
  [{ name: '' }, 'Müşterinin adını yazın'],
  [{ expires: '2020-01-01T10:00' }, 'Gelecekte bir zaman seçin'],
])('with %j nothing is created, and what was typed stays', async (change, message) => {
  const { page, post } = await aDesk()

  const answer = await post('/tr/admin/paymentLinks?new=1', { ...fields, ...change })
  const html = await shown(answer)

  expect(answer.status).toBe(400)
  for (const word of [message, 'Bağlantı oluşturulamadı', 'Kapora ödendi']) expect(html).toContain(word)
  expect((await page('/tr/admin/paymentLinks')).html).toContain('Henüz ödeme bağlantısı yok.')
})

test('numbers are understood as they are typed, and shown as they are written elsewhere', async () => {
  const { page, post } = await aDesk()
  const typed = { ...fields, amount: '1 250', phone: '0532 123 45 67' }

  const refused = await shown(await post('/tr/admin/paymentLinks?new=1', { ...typed, title: '' }))
  const unclear = await shown(await post('/tr/admin/paymentLinks?new=1', { ...typed, amount: '12 50' }))
  await post('/tr/admin/paymentLinks?new=1', typed)
  const list = await page('/tr/admin/paymentLinks')

  for (const value of ['value="1.250,00"', 'value="0532 123 45 67"']) expect(refused.includes(value)).toBe(true)
  expect([unclear.includes('Sıfırdan büyük bir tutar girin'), unclear.includes('value="12 50"')]).toEqual([true, true])
  expect([list.html.includes('1.250,00'), list.html.includes('>0532 123 45 67<')]).toEqual([true, true])
})

async function editing(db: Db, admin: Awaited<ReturnType<typeof aClerk>>, id: string) {
  const { intent: _intent, key: _key, locale: _locale, ...typed } = fields
  const found = await findPaymentLink(db, admin, id)
  return { ...typed, intent: 'change', linkId: id, version: String(found?.version), status: 'pending', reason: '' }
}

test('the modal shows what a link has, and saving leads back to the list', async () => {
  const { db, admin, page, post, open } = await aDesk()
  const { id } = await open({ expiresAt: new Date('2999-01-01T15:00:00Z') })
  const address = `/tr/admin/paymentLinks?edit=${id}`

  const before = await page(address)
  const saved = await post(address, { ...(await editing(db, admin, id)), status: 'cancelled' })

  for (const fact of ['Ödeme bağlantısını düzenle', 'value="1.160,00"', 'value="01.01.2999 18.00"', '<dialog open=""'])
    expect(before.html).toContain(fact)
  expect([saved.status, saved.headers.get('location')]).toEqual([302, '/tr/admin/paymentLinks?done=changed'])
  expect((await page('/tr/admin/paymentLinks')).html).toContain('İptal edildi')
  expect((await page(`/tr/admin/paymentLinks/${id}`)).html).toContain('Ramazan umresi, kalan ödeme')
})

test('of two who edit the same link the second is told, keeps what was typed, and chooses where both wrote', async () => {
  const { db, admin, post, open } = await aDesk()
  const { id } = await open()
  const form = await editing(db, admin, id)
  const base = JSON.stringify(form)
  const address = `/admin/paymentLinks?edit=${id}`
  await post(address, { ...form, title: 'First title', note: 'Called back' })

  const mine = { ...form, base, title: 'Second title', name: 'Zehra Ak' }
  const second = await post(address, mine)
  const html = await shown(second)
  const merged = { ...mine, note: 'Called back', version: '2', 'pick:title': 'theirs' }
  const saved = await post(address, merged)

  expect(second.status).toBe(412)
  for (const word of [
    'Somebody else saved while you were writing',
    'value="Second title"',
    'First title',
    'value="Zehra Ak"',
    'Called back',
    'name="pick:title"',
  ])
    expect(html).toContain(word)
  expect(html).not.toContain('name="pick:name"')
  expect(html).toMatch(/name="version" value="2"/)
  expect(saved.status).toBe(302)
  const link = await findPaymentLink(db, admin, id)
  expect(link).toMatchObject({ title: 'First title', customer: { name: 'Zehra Ak' }, note: 'Called back' })
})

test('without what was read before, one chooses wherever the two differ', async () => {
  const { db, admin, post, open } = await aDesk()
  const { id } = await open()
  const form = await editing(db, admin, id)
  await post(`/admin/paymentLinks?edit=${id}`, { ...form, title: 'First title' })

  const html = await shown(await post(`/admin/paymentLinks?edit=${id}`, { ...form, name: 'Zehra Ak' }))

  for (const word of ['name="pick:title"', 'name="pick:name"', 'First title', 'value="Zehra Ak"'])
    expect(html).toContain(word)
})

test.each([
  ['', 'Update failed', 'The customer is paying now'],
  ['/tr', 'Güncelleme başarısız', 'Müşteri şu anda ödüyor'],
  ['/ar', 'تعذّر التحديث', 'العميل يدفع الآن'],
])('%s: the price stays while the customer is paying, and the page says so', async (prefix, title, reason) => {
  const { db, admin, post, open } = await aDesk()
  const { id, token } = await open()
  await startCardPayment(aGateway(db), aCardPayment(token, { number: NEEDS_3DS }), new Date())

  const answer = await post(`${prefix}/admin/paymentLinks?edit=${id}`, {
    ...(await editing(db, admin, id)),
    amount: '1',
  })
  const html = await shown(answer)

  expect(answer.status).toBe(409)
  for (const word of [title, reason, 'role="alert"']) expect(html).toContain(word)
})

test('a link completed by hand needs a note and then says completed', async () => {
  const { db, admin, page, post, open } = await aDesk()
  const { id } = await open()
  const address = `/tr/admin/paymentLinks?edit=${id}`
  const form = { ...(await editing(db, admin, id)), status: 'completed' }

  const silent = await post(address, form)
  const done = await post(address, { ...form, reason: 'Garanti hesabında gördüm' })

  expect([silent.status, done.status]).toEqual([422, 302])
  expect(await shown(silent)).toContain('Paranın nerede görüldüğünü yazın.')
  const { html } = await page(`/tr/admin/paymentLinks/${id}`)
  for (const word of ['Tamamlandı', 'Garanti hesabında gördüm', 'Fatma Demir']) expect(html).toContain(word)
})

test('a link is deleted after a question that names it', async () => {
  const { page, post, open } = await aDesk()
  const { id } = await open({ title: 'A "B" <C>' })

  const { html } = await page(`/admin/paymentLinks?delete=${id}`)
  const deleted = await post(`/admin/paymentLinks?delete=${id}`, { intent: 'delete', linkId: id })

  expect(html).toContain('Delete payment link &quot;<bdi>A &quot;B&quot; &lt;C&gt;</bdi>&quot;?')
  expect(deleted.headers.get('location')).toBe(`/admin/paymentLinks?done=deleted&undo=${id}`)
  expect((await page('/admin/paymentLinks')).html).not.toContain(id)
  expect((await page(`/admin/paymentLinks/${id}`)).status).toBe(404)
})

test('a deleted link comes back from the notice about it, as it was', async () => {
  const { page, post, open } = await aDesk()
  const { id } = await open({ title: 'Kalan tutar' })
  await post(`/admin/paymentLinks?delete=${id}`, { intent: 'delete', linkId: id })

  const { html } = await page(`/admin/paymentLinks?done=deleted&undo=${id}`)
  const restored = await post('/admin/paymentLinks', { intent: 'restore', linkId: id })
  const again = await post('/admin/paymentLinks', { intent: 'restore', linkId: id })

  expect(html).toMatch(new RegExp(`<button[^>]*value="${id}"`))
  expect([restored.status, restored.headers.get('location')]).toEqual([302, '/admin/paymentLinks?done=restored'])
  expect((await page(`/admin/paymentLinks/${id}`)).html).toContain('Pending')
  expect(again.status).toBe(409)
})

test('chosen links are previewed before anything is done, and those that do not fit are left out', async () => {
  const { db, admin, page, post, open } = await aDesk()
  const { id: open1 } = await open({ title: 'Open one' })
  const { id: cancelled } = await open({ title: 'Cancelled one' })
  await changePaymentLink(db, admin, { id: cancelled, version: 1, change: { status: 'cancelled' } }, new Date())

  const address = `/admin/paymentLinks/bulk?act=archive-link&id=${open1}&id=${cancelled}`
  const { html } = await page(address)
  const done = await post(address, { act: 'archive-link', id: cancelled })

  expect(html).toContain('1 record will be processed. 1 record is left out')
  expect(html).toContain('Can still be paid')
  expect(done.headers.get('location')).toBe('/admin/paymentLinks?bulk=1')
  expect((await page('/admin/paymentLinks?archive=1')).html).toContain(cancelled)
})

test.each([
  ['', 'Delete failed'],
  ['/tr', 'Silme başarısız'],
  ['/ar', 'تعذّر الحذف'],
])('%s: a paid link is not deleted but goes into the archive', async (prefix, title) => {
  const { db, admin, page, post, open } = await aDesk()
  const { id } = await open()
  const change = { status: 'completed', reason: 'dekont' } as const
  await changePaymentLink(db, admin, { id, version: 1, change }, new Date())

  const refused = await post(`${prefix}/admin/paymentLinks?delete=${id}`, { intent: 'delete', linkId: id })
  const archived = await post(`${prefix}/admin/paymentLinks?delete=${id}`, { intent: 'archive', linkId: id })

  expect([refused.status, await shown(refused)]).toEqual([409, expect.stringContaining(title)])
  expect(archived.status).toBe(302)
  expect((await page(`${prefix}/admin/paymentLinks`)).html).not.toContain(id)
  expect((await page(`${prefix}/admin/paymentLinks?archive=1`)).html).toContain(id)
})

test('the page of a link has its QR code, a ready text in its language and all its history', async () => {
  const { page, open } = await aDesk()
  const { id, token } = await open({ locale: 'ar', price: money(116_000, 'USD') })

  const { html } = await page(`/tr/admin/paymentLinks/${id}`)

  for (const word of ['Ödeme adresinin QR kodu', '<svg', 'Oluşturuldu', `/ar/payment/${token}`, `${id}/qr.png`])
    expect(html).toContain(word)
  expect(html).toContain(`https://wa.me/905320000000?text=${encodeURIComponent('السلام عليكم Hatice')}`)
})

test('the QR code is a picture to keep', async () => {
  const { db, app, open } = await aDesk()
  const { id } = await open()
  const { headers } = await staffSignedIn(db)

  const answer = await getPage(app, `/admin/paymentLinks/${id}/qr.png`, headers)
  const bytes = new Uint8Array(await answer.arrayBuffer())

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${id}.png"`)
  expect(String.fromCodePoint(...bytes.subarray(1, 4))).toBe('PNG')
})

test('a link is sent from its page, and not when nobody can pay it', async () => {
  const { db, admin, page, post, open } = await aDesk()
  const { id } = await open()
  const address = `/admin/paymentLinks/${id}`

  const sent = await post(address, { intent: 'send' })
  await changePaymentLink(db, admin, { id, version: 1, change: { status: 'cancelled' } }, new Date())
  const refused = await post(address, { intent: 'send' })

  expect([sent.status, sent.headers.get('location')]).toEqual([302, `${address}?done=sent`])
  expect((await page(`${address}?done=sent`)).html).toContain('Email on its way')
  expect([refused.status, await shown(refused)]).toEqual([409, expect.stringContaining('Sending failed')])
})

/** What a page shows, without the texts it takes along for its script. */
async function shown(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
}
