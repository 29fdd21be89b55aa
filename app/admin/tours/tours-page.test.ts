import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { tourFacts, tourFields } from '#modules/catalog/index.ts'
import { holdSeats } from '#modules/catalog/index.server.ts'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { importMedia, removeMedia } from '#modules/content/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { fieldsOfTour } from './tour-form.server.ts'
import { toFields } from '#app/acts/record/record-fields.ts'
import { departureSpecs } from './tour-specs.ts'

const FAR = '2030-02-12'

async function aDesk(wish: DepartureWish = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const { id, departureId } = await aDeparture(db, { departsOn: FAR, ...wish })
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const read = async (at = id) => {
    const found = await findStaffTour(db, aStaffMember(), at)
    if (!found) throw new Error(`no tour ${at}`)
    return found
  }
  const { tour, departure } = await read()
  if (!departure) throw new Error('it was asked for by its departure')
  const fields = fieldsOfTour(tour.draft)
  return {
    db,
    app,
    id,
    departureId,
    tour,
    fields,
    departureFields: toFields(departure.draft, departureSpecs),
    read,
    get: (path: string) => getPage(app, path, headers),
    send: (path: string, form: Record<string, string>) => postForm(app, path, form, headers),
    saving: (changes: Record<string, string>, version = tour.version) => ({
      ...fields,
      intent: 'tour',
      version: String(version),
      base: JSON.stringify(fields),
      ...changes,
    }),
  }
}

test.each([
  ['', 'Tours', 'New tour', 'Published'],
  ['/tr', 'Turlar', 'Yeni tur', 'Yayında'],
  ['/ar', 'البرامج', 'برنامج جديد', 'منشورة'],
])('%s/admin/tour/allTours lists departures with their state and seats', async (prefix, ...words) => {
  const { get, id } = await aDesk({ capacity: 20, seatsSold: 7 })

  const answer = await get(`${prefix}/admin/tour/allTours`)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const text of [...words, '<b>7</b> / <!-- -->20', `${prefix}/admin/tour/${id}`]) expect(html).toContain(text)
})

test.each(['/admin/tour/allTours', '/admin/tour/new', '/tr/admin/hotels', '/ar/admin/airlines/new'])(
  '%s is closed to guests, members and finance',
  async (path) => {
    const { db, app } = await aDesk()
    const member = await signedIn(db)
    const finance = await staffSignedIn(db, { staffRole: 'finance' })

    const answers = [
      await getPage(app, path),
      await getPage(app, path, member.headers),
      await getPage(app, path, finance.headers),
    ]

    expect(answers.map(({ status }) => status)).toEqual([302, 403, 403])
  },
)

test('the list follows its address: search, state, days and order', async () => {
  const { get, id } = await aDesk()
  const has = async (query: string) => (await (await get(`/admin/tour/allTours${query}`)).text()).includes(`tour/${id}`)

  expect([
    await has('?q=tour'),
    await has('?q=nowhere'),
    await has('?status=draft'),
    await has('?when=past'),
    await has('?from=2030-02-12&to=2030-02-12&sort=-seats'),
    await has('?from=2030-02-13'),
  ]).toEqual([true, false, false, false, true, false])
})

test('the editor holds every text in three languages, pictures, prices and seats', async () => {
  const { get, id } = await aDesk()

  const html = await (await get(`/tr/admin/tour/${id}`)).text()

  for (const name of ['name.ar', 'description.en', 'program.9.text.tr', 'images.1', 'fares.child', 'capacity', 'code'])
    expect(html).toContain(`name="${name}"`)
})

test('a saved tour is on its page at once', async () => {
  const { get, send, saving, id } = await aDesk()

  const saved = await send(`/tr/admin/tour/${id}`, saving({ 'name.tr': 'Recep umresi' }))

  expect([saved.status, saved.headers.get('location')]).toEqual([302, `/tr/admin/tour/${id}?done=saved`])
  expect(await (await get(`/tr/tour/${id}`)).text()).toContain('Recep umresi')
  expect(await (await get(`/tr/admin/tour/${id}`)).text()).toContain('<td>Tur değiştirildi')
})

test('what cannot be saved comes back with everything that was typed', async () => {
  const { send, saving, id } = await aDesk()

  const answer = await send(
    `/admin/tour/${id}`,
    saving({ 'name.en': 'Typed name', days: 'eight', 'groupSize.min': '1', 'groupSize.max': '40' }),
  )
  const html = await answer.text()

  expect(answer.status).toBe(400)
  for (const text of ['Typed name', 'value="eight"', 'This value cannot be saved.']) expect(html).toContain(text)
})

test('an Umrah lasts as long as they last, or another number of days that is called so', async () => {
  const { get, send, saving, id } = await aDesk()
  const lengthsIn = (html: string) => {
    const [, list = ''] = /<select[^>]* name="days"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? []
    return [...list.matchAll(/value="(\w+)"( selected="")?/g)].map(
      ([, value, chosen]) => `${value}${chosen ? '!' : ''}`,
    )
  }

  const shown = await (await get(`/admin/tour/new`)).text()
  await send(`/admin/tour/${id}`, saving({ days: 'other', 'days.other': '9' }))
  const after = await (await get(`/admin/tour/${id}`)).text()

  expect(lengthsIn(shown)).toEqual(['3', '5', '7', '8!', '10', '12', '14', '15', 'other'])
  expect(lengthsIn(after)).toEqual(['3', '5', '7', '8', '10', '12', '14', '15', 'other!'])
  expect(after).toMatch(/name="days\.other"[^>]* value="9"/)
})

test('a group of another size is refused in words', async () => {
  const { send, saving, id } = await aDesk()

  const answer = await send(`/admin/tour/${id}`, saving({ 'groupSize.min': '1', 'groupSize.max': '40' }))

  expect([answer.status, (await answer.text()).includes('A group has 2 to 15 people.')]).toEqual([422, true])
})

test('of two who edit one tour nothing gets lost: apart it comes together, at one place somebody chooses', async () => {
  const { send, saving, read, id, fields } = await aDesk()
  await send(`/admin/tour/${id}`, saving({ 'name.tr': 'Onların adı', 'promise.tr': 'Onların sözü' }))

  const refused = await send(`/admin/tour/${id}`, saving({ 'name.tr': 'Benim adım', depositPercent: '35' }))
  const html = await refused.text()
  const again = await send(
    `/admin/tour/${id}`,
    saving(
      { 'name.tr': 'Benim adım', 'promise.tr': 'Onların sözü', depositPercent: '35', 'pick:name.tr': 'theirs' },
      2,
    ),
  )

  expect([refused.status, again.status]).toEqual([412, 302])
  for (const text of ['Somebody else saved while you were writing', 'Onların adı', 'Benim adım', 'pick:name.tr'])
    expect(html).toContain(text)
  const { draft, version } = (await read()).tour
  expect([version, draft.name.tr, draft.promise.tr, draft.depositPercent]).toEqual([
    3,
    'Onların adı',
    'Onların sözü',
    35,
  ])
  expect(fields['name.tr']).not.toBe('Onların adı')
})

test('without script rows are added and moved by buttons, and nothing typed is lost', async () => {
  const { send, saving, id } = await aDesk()

  const added = await (
    await send(`/admin/tour/${id}`, { ...saving({ 'name.tr': 'Yazıyorum' }), row: 'add:included' })
  ).text()
  const moved = await (await send(`/admin/tour/${id}`, { ...saving({}), row: 'up:images.1' })).text()

  expect([added.includes('Yazıyorum'), added.includes('name="included.1.text.tr"')]).toEqual([true, true])
  expect(moved).toMatch(/name="images\.0"[\s\S]{0,200}/)
})

test('seats never fall below those that are taken', async () => {
  const { db, departureId, departureFields, send, id } = await aDesk({ seatsSold: 12 })
  await holdSeats(db, departureId, 2)

  const answer = await send(`/admin/tour/${id}`, {
    ...departureFields,
    intent: 'departure',
    version: '1',
    capacity: '13',
  })

  expect([answer.status, (await answer.text()).includes('sold, held or promised (14)')]).toEqual([409, true])
})

test('a tour is created, gets a departure with a row of copies, is previewed and published', async () => {
  const { app, get, send, fields, departureFields, read } = await aDesk()

  const created = await send('/admin/tour/new', { ...fields, code: 'yeniumre', intent: 'tour', version: '0' })
  const added = await send('/admin/tour/yeniumre', { ...departureFields, intent: 'add-departure' })
  const id = '12-02-2030-21-02-2030-YENIUMRE'
  const copied = await send(`/admin/tour/${id}`, { intent: 'copy', departsOn: '2030-03-01', times: '2', every: '7' })
  const hidden = await getPage(app, `/tour/${id}`)
  const preview = await get(`/ar/admin/tour/${id}/preview`)
  const stranger = await getPage(app, `/ar/admin/tour/${id}/preview`)
  const published = await send(`/admin/tour/${id}`, { intent: 'status', version: '1', status: 'published' })
  const shown = await getPage(app, `/tour/${id}`)

  expect([created, added, copied, published].map((answer) => answer.headers.get('location'))).toEqual([
    '/admin/tour/yeniumre?done=created',
    `/admin/tour/${id}?done=added`,
    `/admin/tour/${id}?done=copied-many`,
    `/admin/tour/${id}?done=now-published`,
  ])
  expect([hidden.status, preview.status, stranger.status, shown.status]).toEqual([404, 200, 302, 200])
  expect([preview.headers.get('cache-control'), preview.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ])
  expect((await read('yeniumre')).departures.map((each) => `${each.departsOn} ${each.status}`)).toEqual([
    '2030-02-12 published',
    '2030-03-01 draft',
    '2030-03-08 draft',
  ])
})

test('a removed departure can be brought back from the page that follows', async () => {
  const { send, get, id, tour } = await aDesk()

  const question = await (await get(`/admin/tour/${id}?remove=1`)).text()
  const removed = await send(`/admin/tour/${id}`, { intent: 'remove', version: '1' })
  const place = removed.headers.get('location') ?? ''
  const undo = new URL(place, 'http://kafile.test').searchParams.get('undo') ?? ''
  const after = await (await get(place)).text()
  const gone = await get(`/admin/tour/${id}`)
  const restored = await send('/admin/tour/new', { intent: 'restore', undo })

  expect(question).toContain('Remove this departure?')
  expect(place).toContain(`/admin/tour/${tour.key}?done=removed&undo=`)
  expect(after).toContain('Undo')
  expect([gone.status, restored.headers.get('location')]).toEqual([404, `/admin/tour/${id}?done=restored`])
})

test('an unknown tour is missing', async () => {
  const { get } = await aDesk()

  expect([
    (await get('/admin/tour/nowhere')).status,
    (await get('/admin/tour/01-01-2030-02-01-2030-X')).status,
  ]).toEqual([404, 404])
})

const UPLOAD = `/image/${'0a'.repeat(16)}.webp`

/** A photograph of the media library that visitors may see. */
async function anUpload(db: Awaited<ReturnType<typeof testDb>>): Promise<void> {
  const same = (text: string) => ({ tr: text, en: text, ar: text })
  const media = {
    id: 'm-avlu',
    album: 'umrah',
    picture: UPLOAD,
    width: 1600,
    height: 1200,
    alt: { tr: 'Avluda sabah', en: 'Morning in the courtyard', ar: 'صباح في الصحن' },
    caption: same(''),
    takenOn: '2026-10-01',
    isSample: false,
  }
  await db
    .transaction()
    .execute((tx) => importMedia(tx, { albums: [{ key: 'umrah', name: same('Umre') }], media: [media], shares: [] }))
}

test('the gallery is chosen from uploaded pictures, in an order, and visitors read what they show', async () => {
  const { db, get, send, saving, id, read } = await aDesk()
  await anUpload(db)

  const editor = await (await get(`/tr/admin/tour/${id}`)).text()
  const grown = await (await send(`/tr/admin/tour/${id}`, saving({ row: `add:images=${UPLOAD}` }))).text()
  await send(`/tr/admin/tour/${id}`, saving({ 'images.0': UPLOAD }))

  expect(editor).toContain('Avluda sabah')
  expect(grown).toContain(`value="${UPLOAD}" selected`)
  expect((await read()).tour.draft.images[0]).toBe(UPLOAD)
  const page = await (await get(`/tour/${id}`)).text()
  expect(page).toContain('alt="Morning in the courtyard"')
})

test('a picture that a tour shows stays in the library', async () => {
  const { db, send, saving, id } = await aDesk()
  await anUpload(db)
  await send(`/tr/admin/tour/${id}`, saving({ 'images.0': UPLOAD }))

  const removed = await removeMedia(db, aStaffMember(), { id: 'm-avlu', version: 1 }, new Date())

  expect(removed).toEqual({ ok: false, error: { code: 'in-use' } })
})

test('flights have numbers, which visitors see; what is no number is refused at its field', async () => {
  const { get, send, saving, id, read } = await aDesk()
  const flight = { 'flights.0.from': 'IST', 'flights.0.to': 'MED' }

  const refused = await send(`/tr/admin/tour/${id}`, saving({ ...flight, 'flights.0.number': 'yarın' }))
  await send(`/tr/admin/tour/${id}`, saving({ ...flight, 'flights.0.number': 'SV 262' }))

  expect(refused.status).toBe(400)
  expect((await read()).tour.draft.flights[0]).toEqual({ from: 'IST', to: 'MED', number: 'SV 262' })
  expect(await (await get(`/tr/tour/${id}`)).text()).toContain('SV 262')
})

test('what a language lacks is counted at its section in the list of sections', async () => {
  const { get, send, saving, id } = await aDesk()
  await send(`/tr/admin/tour/${id}`, saving({ 'highlights.0.text.tr': 'Rehberli', 'highlights.0.text.ar': '' }))

  const html = await (await get(`/tr/admin/tour/${id}`)).text()

  const entry = /<a href="#tour-texts">.*?<\/a>/.exec(html)?.[0] ?? ''
  expect(entry).toContain('ar 1')
  expect(/<a href="#tour-flights">.*?<\/a>/.exec(html)?.[0]).not.toContain('ar ')
})

test('every fact of a tour has an input with its name, and is kept as it was saved', async () => {
  const { get, read, saving, send, id } = await aDesk()
  const path = `/tr/admin/tour/${id}`
  const html = await (await get(path)).text()
  const text = translator('tr', 'staff-catalogue')
  const flags = tourFacts.filter((fact) => tourFields[fact].kind === 'flag')

  const saved = await send(path, saving(Object.fromEntries(flags.map((fact) => [fact, '1']))))

  expect(tourFacts.filter((fact) => !html.includes(`name="${fact}"`))).toEqual([])
  expect(tourFacts.filter((fact) => !html.includes(text(`field-${fact}`)))).toEqual([])
  expect(saved.status).toBe(302)
  const { draft } = (await read()).tour
  expect(flags.map((fact) => draft[fact])).toEqual(flags.map(() => true))
})
