import { expect, test } from 'vitest'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { own } from '#modules/engagement/data/tables.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

function aPassenger(index: number, change: Record<string, string> = {}) {
  const fields = {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    gender: 'female',
    'bornOn.day': '14',
    'bornOn.month': '3',
    'bornOn.year': '1961',
    tckn: '10000000146',
    passportNo: 'U12345678',
    passportExpiresOn: '2033-01-01',
    ...change,
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`passengers.${index}.${name}`, value]))
}

const request = {
  intent: 'send',
  'contact.name': 'Ayşe Yılmaz',
  'contact.email': 'ayse@example.com',
  'contact.phone': '0532 123 45 67',
  roomType: 'triple',
  babies: '1',
  children: '0',
  note: 'Yan yana odalar',
  consent: 'on',
  ...aPassenger(0),
}

async function setUp(wish: DepartureWish = {}) {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: '2031-02-12', ...wish })
  const app = await testApp({ db })
  const kept = () => own(db).selectFrom('reservation_requests').selectAll().execute()
  return { db, app, id, kept }
}

test.each([
  ['', 'en', 'ltr', 'Reservation request'],
  ['/tr', 'tr', 'ltr', 'Rezervasyon talebi'],
  ['/ar', 'ar', 'rtl', 'طلب حجز'],
])('asks under %s/reservation for everything a passenger has', async (prefix, lang, dir, title) => {
  const { app, id } = await setUp()

  const page = await getPage(app, `${prefix}/reservation/${id}`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toMatch(new RegExp(`<html lang="${lang}" dir="${dir}"`))
  expect(html).toContain(title)
  const names = [...html.matchAll(/ name="(passengers\.0\.[\w.]+|roomType|babies|children|note)"/g)].map(
    ([, name]) => name,
  )
  expect(new Set(names)).toEqual(
    new Set([
      'roomType',
      'children',
      'babies',
      'note',
      'passengers.0.firstName',
      'passengers.0.lastName',
      'passengers.0.gender',
      'passengers.0.bornOn.day',
      'passengers.0.bornOn.month',
      'passengers.0.bornOn.year',
      'passengers.0.tckn',
      'passengers.0.passportNo',
      'passengers.0.passportExpiresOn.day',
      'passengers.0.passportExpiresOn.month',
      'passengers.0.passportExpiresOn.year',
    ]),
  )
  expect([...html.matchAll(/<option value="(single|double|triple|quad)"/g)].map(([, room]) => room)).toEqual([
    'single',
    'double',
    'triple',
    'quad',
  ])
  expect(html).toMatch(/<select[^>]*name="children"[^>]*>(<option value="\d"[^>]*>\d<\/option>){10}</)
})

test('says beforehand that a passport must be valid six months after the return', async () => {
  const { app, id } = await setUp({ departsOn: '2031-03-10' })

  const html = await (await getPage(app, `/reservation/${id}`)).text()

  expect(html).not.toContain('type="date"')
  expect(html).toContain('The passport must be valid until 19 September 2031 at least.')
})

test('keeps the request and leads to a page that says so', async () => {
  const { db, app, id, kept } = await setUp()

  const answer = await postForm(app, `/tr/reservation/${id}`, {
    ...request,
    ...aPassenger(1, { firstName: 'Mehmet', gender: 'male', tckn: '', passportNo: 'AB12345' }),
  })
  const location = answer.headers.get('location') ?? ''
  const html = await (await getPage(app, location)).text()

  expect([answer.status, location]).toEqual([303, `/tr/request-sent?of=reservation&tour=${id}`])
  expect(await kept()).toMatchObject([
    { tour_id: id, language: 'tr', room_type: 'triple', babies: 1, children: 0, note: 'Yan yana odalar', state: 'new' },
  ])
  expect(
    await own(db).selectFrom('requested_passengers').select(['first_name', 'born_on']).orderBy('position').execute(),
  ).toEqual([
    { first_name: 'Ayşe', born_on: '1961-03-14' },
    { first_name: 'Mehmet', born_on: '1961-03-14' },
  ])
  expect(html).toContain('Rezervasyon talebiniz bize ulaştı')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('adds a passenger and takes one away without losing what was typed, and keeps nothing yet', async () => {
  const { app, id, kept } = await setUp()

  const added = await postForm(app, `/reservation/${id}`, { ...request, intent: 'add-passenger' })
  const removed = await postForm(app, `/reservation/${id}`, {
    ...request,
    ...aPassenger(1, { firstName: 'Mehmet' }),
    intent: 'remove-passenger-0',
  })
  const [more, fewer] = [await added.text(), await removed.text()]

  expect([added.status, removed.status]).toEqual([200, 200])
  expect(more).toContain('name="passengers.1.firstName"')
  expect(more).toContain('value="Ayşe"')
  expect(more).toContain('Yan yana odalar</textarea>')
  expect(more).not.toContain('aria-invalid')
  expect(fewer).toContain('value="Mehmet"')
  expect(fewer).not.toContain('name="passengers.1.firstName"')
  expect(await kept()).toEqual([])
})

test.each([
  ['', aPassenger(0, { tckn: '10000000145' }), 'passengers.0.tckn', 'Invalid Turkish identity number'],
  ['/tr', aPassenger(0, { tckn: '01234567890' }), 'passengers.0.tckn', 'Geçersiz T.C. kimlik numarası'],
  ['/ar', aPassenger(0, { tckn: '10000000145' }), 'passengers.0.tckn', 'رقم الهوية التركية غير صحيح'],
  [
    '',
    aPassenger(0, { passportExpiresOn: '2031-08-20' }),
    'passengers.0.passportExpiresOn.day',
    'Passport must be valid for at least 6 months after the return date',
  ],
  [
    '/tr',
    aPassenger(0, { passportExpiresOn: '2031-08-20' }),
    'passengers.0.passportExpiresOn.day',
    'Pasaport, dönüş tarihinden sonra en az 6 ay geçerli olmalıdır',
  ],
  [
    '/ar',
    aPassenger(0, { passportExpiresOn: '2031-08-20' }),
    'passengers.0.passportExpiresOn.day',
    'يجب أن يبقى جواز السفر صالحًا 6 أشهر على الأقل بعد تاريخ العودة',
  ],
  ['', aPassenger(0, { 'bornOn.year': '' }), 'passengers.0.bornOn.day', 'Enter a valid date of birth'],
  [
    '',
    aPassenger(0, { tckn: '', passportNo: '', passportExpiresOn: '' }),
    'passengers.0.tckn',
    'Enter a Turkish identity number or a passport',
  ],
  ['', { roomType: '' }, 'roomType', 'Please fill in all required fields'],
  ['', { children: '10' }, 'children', 'Enter a whole number from 0 to 9'],
  ['', { consent: '' }, 'consent', 'Please accept the required agreements'],
  ['', { 'contact.email': 'a@b' }, 'contact.email', 'Please enter a valid email address'],
])('gives the form back under %s with %j, and leads to %s', async (prefix, change, field, message) => {
  const { app, id, kept } = await setUp()

  const answer = await postForm(app, `${prefix}/reservation/${id}`, {
    ...request,
    ...(change as Record<string, string>),
  })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain(message)
  expect(html).toContain(`href="#${field}"`)
  expect(html).toContain(`id="${field}"`)
  expect(html).toContain('value="Ayşe Yılmaz"')
  expect(await kept()).toEqual([])
})

test('says at a private tour that one person is no group', async () => {
  const { app, id } = await setUp({ tour: { kind: 'private', saleMode: 'request' } })

  const html = await (await postForm(app, `/reservation/${id}`, { ...request, babies: '0' })).text()

  expect(html).toContain('Group size must be between 2 and 15')
})

test.each([
  [0, '2031-02-20', 'The passport must be valid until at least 21 February 2031'],
  [null, '2031-08-20', 'Passport must be valid for at least 6 months after the return date (21 August 2031)'],
  [1, '2031-03-20', 'Passport must be valid for at least 1 month after the return date (21 March 2031)'],
  [3, '2031-05-20', 'Passport must be valid for at least 3 months after the return date (21 May 2031)'],
])('where %s passport months are asked for, says so and until which day', async (months, typed, words) => {
  const { app, id } = await setUp({ tour: { passportMonthsAfterReturn: months } })

  const html = await (
    await postForm(app, `/reservation/${id}`, { ...request, ...aPassenger(0, { passportExpiresOn: typed }) })
  ).text()

  expect(html).toContain(words)
})

test.each([
  ['full', { capacity: 4, seatsSold: 4 }, 'the 10-day tour is full'],
  ['closed', { status: 'closed' } as const, 'This tour is closed for sale'],
])('takes no request for a departure that is %s and leads to the question', async (_, wish, words) => {
  const { app, id, kept } = await setUp(wish)

  const page = await (await getPage(app, `/reservation/${id}`)).text()
  const answer = await postForm(app, `/reservation/${id}`, request)

  expect(page).toContain(words)
  expect(page).not.toContain('name="contact.name"')
  expect(page).toContain(`href="/information/${id}"`)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain(words)
  expect(await kept()).toEqual([])
})

test('says how many places are left when more are asked for, and keeps what was typed', async () => {
  const { app, id } = await setUp({ capacity: 2 })

  const answer = await postForm(app, `/reservation/${id}`, { ...request, children: '2' })
  const html = await answer.text()

  expect(answer.status).toBe(409)
  expect(html).toContain('Only 2 places are left.')
  expect(html).toContain('value="Ayşe Yılmaz"')
})

test('asks pilgrims for explicit consent about their belief, others for consent only', async () => {
  const { app, id, db } = await setUp()
  const other = await aDeparture(db, { departsOn: '2031-02-12', tour: { kind: 'regional' } })

  expect(await (await getPage(app, `/reservation/${id}`)).text()).toContain('the belief that the wish to take part')
  expect(await (await getPage(app, `/reservation/${other.id}`)).text()).not.toContain('the belief that the wish')
})

test('thanks programs that fill in every field, and keeps nothing of them', async () => {
  const { app, id, kept } = await setUp()

  const answer = await postForm(app, `/reservation/${id}`, { ...request, website: 'x' })

  expect([answer.status, await kept()]).toEqual([303, []])
})

test('says that a request could not be kept, and keeps what was typed', async () => {
  const { db, app, id } = await setUp()
  await own(db).schema.alterTable('requested_papers').renameTo('elsewhere').execute()

  const answer = await postForm(app, `/tr/reservation/${id}`, request)
  const html = await answer.text()
  await own(db).schema.alterTable('elsewhere').renameTo('requested_papers').execute()

  expect(answer.status).toBe(500)
  expect(html).toContain('Gönderilemedi. Yazdıklarınız duruyor')
  expect(html).toContain('value="U12345678"')
})
