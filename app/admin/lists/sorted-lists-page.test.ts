import { expect, test } from 'vitest'
import { paths } from '#app/addresses/paths.ts'
import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { saveAgency } from '#modules/agents/index.server.ts'
import { anAgency, anOffer, anOfferDraft } from '#modules/agents/testing/builders.ts'
import { createApiKey } from '#modules/api-keys/index.server.ts'
import { aBookedStatement, anAccountant } from '#modules/bank-statements/testing/builders.ts'
import { aCamt053 } from '#modules/bank-statements/testing/files.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { createWriting, importMedia } from '#modules/content/index.server.ts'
import { aPageDraft, aPostDraft } from '#modules/content/testing/a-draft.ts'
import { aText } from '#modules/content/testing/builders.ts'
import { bookTransaction, importRegister, listTransactions } from '#modules/ledger/index.server.ts'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway, aPayment } from '#modules/payments/testing/builders.ts'
import { openEndpoint } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { aReadDesk } from '#tests/setup/read-desk.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { testDb } from '#tests/setup/test-db.ts'

const now = new Date()
const today = dayInIstanbul(now)

test('payments are sorted by their payers in Turkish order and by amount', async () => {
  const db = await testDb()
  for (const [name, minor] of [
    ['Çetin Ak', 30_000],
    ['Cem Ak', 10_000],
    ['Zeki Ak', 20_000],
  ] as const) {
    const payer = { name, email: 'a@example.com', phone: '' }
    const token = await aPayment(db, { amount: money(minor, 'USD'), reference: name })
    await startCardPayment(aGateway(db), aCardPayment(token, { payer }), now)
  }
  const { order } = await aReadDesk(db)
  const names = ['Çetin Ak', 'Cem Ak', 'Zeki Ak']

  expect(await order('/admin/payments?sort=payer', names)).toEqual(['Cem Ak', 'Çetin Ak', 'Zeki Ak'])
  expect(await order('/admin/payments?sort=-amount', names)).toEqual(['Çetin Ak', 'Zeki Ak', 'Cem Ak'])
  expect(await order('/admin/payments?sort=amount', names)).toEqual(['Cem Ak', 'Zeki Ak', 'Çetin Ak'])
})

test('entries of the cash desk are sorted by day and by amount, what went out below what came in', async () => {
  const db = await testDb()
  await aCashDesk(db)
  const { order } = await aReadDesk(db)
  const notes = ['first came in', 'then went out', 'last came in']

  expect(await order('/admin/cash', notes)).toEqual(['last came in', 'then went out', 'first came in'])
  expect(await order('/admin/cash?sort=date', notes)).toEqual(notes)
  expect(await order('/admin/cash?sort=amount', notes)).toEqual(['then went out', 'first came in', 'last came in'])
})

test('rows that are alike keep their places from page to page, either way', async () => {
  const db = await testDb()
  await aCashDesk(db)
  const idsBy = async (sort: 'type' | '-type') => {
    const pages = [1, 2, 3].map((page) => listTransactions(db, { sort, page, pageSize: 1 }))
    return (await Promise.all(pages)).flatMap(({ transactions }) => transactions.map(({ id }) => id))
  }

  const forwards = await idsBy('type')

  expect(new Set(forwards).size).toBe(3)
  expect(await idsBy('-type')).toEqual(forwards.toReversed())
})

test('a head says by what a list is sorted and is a link to the other order, which keeps the filters', async () => {
  const db = await testDb()
  await aCashDesk(db)
  const { read } = await aReadDesk(db)

  const html = await read('/admin/cash?sort=-amount&register=main&page=1')

  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1)
  expect(html).toContain('href="/admin/cash?register=main&amp;sort=amount"')
})

test.each([
  ['/admin/cash', '-amount'],
  ['/admin/orders', 'total'],
  ['/admin/offers', 'customer'],
  ['/admin/users', '-name'],
  ['/admin/tour/departures', '-seats'],
])('filtering %s keeps the order that a head has set', async (path, sort) => {
  const { read } = await aReadDesk(await testDb())

  const form = /<search.*?<\/search>/gs

  expect((await read(`${path}?sort=${sort}`)).match(form)?.join('')).toMatch(
    new RegExp(`value="${sort}"[^>]*name="sort"|name="sort"[^>]*value="${sort}"`),
  )
  expect((await read(path)).match(form)?.join('')).not.toContain('name="sort"')
})

test('bank lines are sorted by day, amount and payer', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const bytes = aCamt053([
    { day: '2027-03-01', amount: '300.00', text: 'one', payer: 'ŞEN' },
    { day: '2027-03-03', amount: '100.00', text: 'two', payer: 'ZOR' },
    { day: '2027-03-02', amount: '200.00', text: 'three', payer: 'SAĞ' },
  ])
  await aBookedStatement(db, await anAccountant(db), bytes, now)
  const { order } = await aReadDesk(db)
  const payers = ['ŞEN', 'ZOR', 'SAĞ']

  expect(await order('/admin/bank-statements/lines', payers)).toEqual(['ZOR', 'SAĞ', 'ŞEN'])
  expect(await order('/admin/bank-statements/lines?sort=payer', payers)).toEqual(['SAĞ', 'ŞEN', 'ZOR'])
  expect(await order('/admin/bank-statements/lines?sort=-amount', payers)).toEqual(['ŞEN', 'SAĞ', 'ZOR'])
})

test('agencies are sorted by name in Turkish order and by their credit, in the file too', async () => {
  const db = await testDb()
  for (const [name, creditLimitMinor] of [
    ['Çınar Tur', 300],
    ['Zümrüt Tur', 100],
    ['Ceylan Tur', 200],
  ] as const) {
    const draft = { name, creditLimitMinor, creditCurrency: 'USD' as const, ...anAgencyDraft }
    await saveAgency(db, aStaffMember({ id: (await aUser(db)).userId }), { draft }, now)
  }
  const { order, read } = await aReadDesk(db)
  const names = ['Çınar Tur', 'Zümrüt Tur', 'Ceylan Tur']

  expect(await order('/admin/agents', names)).toEqual(['Ceylan Tur', 'Çınar Tur', 'Zümrüt Tur'])
  expect(await order('/admin/agents?sort=-credit', names)).toEqual(['Çınar Tur', 'Ceylan Tur', 'Zümrüt Tur'])
  expect((await read('/admin/lists/agents/csv?sort=-name')).split('\r\n')[1]).toContain('Zümrüt Tur')
})

test('offers of an agency are sorted by customer and by amount', async () => {
  const db = await testDb()
  const agent = await signedIn(db, { isAgent: true })
  const agency = await anAgency(db, { userId: agent.userId })
  for (const [nth, lastName] of ['Çakır', 'Zor', 'Can'].entries()) {
    const customer = { ...anOfferDraft('').customer, lastName }
    await anOffer(db, { agency, at: now, change: { customer }, departsOn: addDays(today, 80 + nth), isDraft: true })
  }
  const { order } = await aReadDesk(db, agent.headers)
  const names = ['Çakır', 'Zor', 'Can']

  expect(await order('/agent/offer?sort=customer', names)).toEqual(['Can', 'Çakır', 'Zor'])
  expect(await order('/agent/offer?sort=-customer', names)).toEqual(['Zor', 'Çakır', 'Can'])
})

test('keys and listeners are sorted by name and by address', async () => {
  const db = await testDb()
  const { userId, email, headers } = { ...(await staffSignedIn(db)), ...(await aUser(db, { staffRole: 'owner' })) }
  const admin = aStaffMember({ id: userId })
  for (const name of ['Çay', 'Zar', 'Can'])
    await createApiKey(db, admin, { name, email, scopes: ['content:read'], expiresAt: null }, now)
  for (const host of ['b.example', 'c.example', 'a.example'])
    await openEndpoint(
      db,
      admin,
      { url: `https://${host}/`, description: '', events: ['order.placed'] },
      { allowsPrivate: false },
      now,
    )
  const { order } = await aReadDesk(db, headers)
  const hosts = ['b.example', 'c.example', 'a.example']

  expect(await order('/admin/apiKeys?sort=name', ['Çay', 'Zar', 'Can'])).toEqual(['Can', 'Çay', 'Zar'])
  expect(await order('/admin/webhooks?sort=url', hosts)).toEqual(['a.example', 'b.example', 'c.example'])
  expect(await order('/admin/webhooks?sort=-url', hosts)).toEqual(['c.example', 'b.example', 'a.example'])
})

test('pages are sorted by their titles in the language of the desk, posts by their day', async () => {
  const db = await testDb()
  const admin = aStaffMember({ id: (await aUser(db)).userId })
  for (const [key, tr, en] of [
    ['one', 'Çanta', 'Bag'],
    ['two', 'Zaman', 'Watch'],
    ['three', 'Cami', 'Mosque'],
  ] as const) {
    const draft = aPageDraft({ tr: { title: tr, link: key }, en: { title: en, link: key }, ar: { link: key } })
    await createWriting(db, admin, { kind: 'page', draft }, now)
  }
  for (const publishedOn of ['2026-02-02', '2026-01-01', '2026-03-03']) {
    const link = publishedOn
    const texts = { tr: { title: `Yazı ${link}`, link }, en: { link }, ar: { link } }
    await createWriting(db, admin, { kind: 'post', draft: aPostDraft({ ...texts, facts: { publishedOn } }) }, now)
  }
  const { order } = await aReadDesk(db)
  const days = ['2026-02-02', '2026-01-01', '2026-03-03']

  expect(await order('/tr/admin/content/pages?sort=title', ['Çanta', 'Zaman', 'Cami'])).toEqual([
    'Cami',
    'Çanta',
    'Zaman',
  ])
  expect(await order('/admin/content/pages?sort=title', ['Bag', 'Watch', 'Mosque'])).toEqual(['Bag', 'Mosque', 'Watch'])
  expect(await order('/tr/admin/content/posts?sort=published', days)).toEqual([
    '2026-01-01',
    '2026-02-02',
    '2026-03-03',
  ])
})

test('pictures are found by what they show, and sorted by it', async () => {
  const db = await testDb()
  await importMedia(db, {
    albums: [{ key: 'umre', name: aText('Umre') }],
    media: ['Çarşı', 'Zemzem', 'Cami'].map((words, nth) => ({
      id: `m-${nth}`,
      kind: 'photo' as const,
      album: 'umre',
      picture: `picture-${nth}`,
      width: 40,
      height: 30,
      alt: aText(words),
      caption: aText(''),
      takenOn: today,
      video: null,
      isSample: false,
      isPublished: true,
    })),
    shares: [],
  })
  const { order, read } = await aReadDesk(db)

  expect(await order('/tr/admin/media?sort=alt', ['Çarşı', 'Zemzem', 'Cami'])).toEqual(['Cami', 'Çarşı', 'Zemzem'])
  expect((await read('/tr/admin/media?q=zemzem')).includes('picture-2')).toBe(false)
})

test('days of departure are sorted by their day and by the seats that are taken', async () => {
  const db = await testDb()
  const [near, far] = [addDays(today, 10), addDays(today, 20)]
  await aDeparture(db, { departsOn: far, seatsSold: 19 })
  await aDeparture(db, { departsOn: near, seatsSold: 2 })
  const { order } = await aReadDesk(db)
  const days = [near, far].map((day) => paths.adminDate('en', 'ops', day))

  expect(await order('/admin/tour/departures', days)).toEqual(days)
  expect(await order('/admin/tour/departures?sort=-day', days)).toEqual(days.toReversed())
  expect(await order('/admin/tour/departures?sort=-seats', days)).toEqual(days.toReversed())
})

const anAgencyDraft = {
  contactName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  licenceNo: '',
  optionHours: 72,
  isActive: true,
}

async function aCashDesk(db: Db) {
  await importRegister(db, { code: 'main', name: 'Merkez kasa' })
  const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'finance' })).userId })
  for (const [type, minor, ago, note] of [
    ['income', 10_000, 2, 'first came in'],
    ['expense', 90_000, 1, 'then went out'],
    ['income', 20_000, 0, 'last came in'],
  ] as const) {
    const entry = { type, note, amount: money(minor, 'TRY'), date: addDays(today, -ago), cashRegister: 'main' }
    await bookTransaction(db, admin, { ...entry, paymentType: 'cash', customerType: 'individual' }, now)
  }
}
