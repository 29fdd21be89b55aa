import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { own } from '#modules/booking/data/tables.server.ts'
import { aCheckout } from '#tests/setup/a-checkout.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { getPage, postForm } from '#tests/setup/test-app.ts'

const lines = passportLines({ lastName: 'YUECEL', firstName: 'GOEKCE', number: 'U10345678', personal: '10000000146' })

/** What the form of a checkout of one traveller holds before anything is typed. */
const blank = {
  firstName: '',
  lastName: '',
  nationality: '',
  tckn: '',
  passportNo: '',
  'bornOn.day': '',
  'bornOn.month': '',
  'bornOn.year': '',
}

async function setUp() {
  const { db, app, tour, cookie } = await aCheckout()
  const send = async (typed: Record<string, string>, act: Record<string, string> = { readLines: 'travellers.0' }) => {
    const fields = { ...blank, tourId: tour.id, fare: 'double', ...typed }
    const named = Object.entries(fields).map(([field, value]) => [`travellers.0.${field}`, value] as const)
    const form = { idempotencyKey: 'a-key-of-a-form', shownTotal: '269000', mode: 'guest', note: 'Geç varacağız' }
    const answer = await postForm(app, '/tr/odeme', { ...form, ...Object.fromEntries(named), ...act }, cookie)
    const page = load(await answer.text())
    const value = (field: string) => page(`[name="travellers.0.${field}"]`).first().val()
    return { status: answer.status, page, value, text: page('[id="travellers.0.document"]').text() }
  }
  return { db, app, cookie, send }
}

test('lines that are pasted in the checkout fill name, nationality and papers; nothing is ordered and nothing kept', async () => {
  const { db, send } = await setUp()

  const { status, page, value, text } = await send({ lines })

  expect(status).toBe(200)
  expect([value('firstName'), value('lastName'), value('nationality')]).toEqual(['GOEKCE', 'YUECEL', 'TR'])
  expect([value('tckn'), value('passportNo'), value('bornOn.year')]).toEqual(['10000000146', 'U10345678', '1960'])
  expect(page('[name="travellers.0.gender"]:checked').val()).toBe('female')
  expect(value('lines')?.toString().trim()).toBe('')
  expect(text).toContain('Satırlar okundu.')
  expect(page('[name="note"]').val()).toBe('Geç varacağız')
  expect(await columnsHolding(db, ['U10345678', '10000000146'])).toEqual([])
  expect(await own(db).selectFrom('orders').select('id').execute()).toEqual([])
})

test('what was typed in the checkout stays beside what the document says, names too, until it is taken', async () => {
  const { send } = await setUp()
  const typed = { lines, firstName: 'Gökçe', lastName: 'Yılmaz', nationality: 'DE', passportNo: 'U19345678' }

  const asked = await send(typed)
  const taken = await send({ ...typed, 'take-lastName': 'on', 'take-nationality': 'on', 'take-passportNo': 'on' })

  const fields = ['firstName', 'lastName', 'nationality', 'passportNo']
  expect(fields.map(asked.value)).toEqual(['Gökçe', 'Yılmaz', 'DE', 'U19345678'])
  expect(asked.text).toMatch(/Soyad.*Yılmaz.*YUECEL.*Uyru.*Almanya.*Türkiye.*U19345678.*U10345678/s)
  expect(asked.value('lines')?.toString().trim()).toBe(lines.trim())
  expect(fields.map(taken.value)).toEqual(['Gökçe', 'YUECEL', 'TR', 'U10345678'])
})

test('a birth date that was typed with another century stays', async () => {
  const { send } = await setUp()
  const typed = { 'bornOn.day': '1', 'bornOn.month': '5', 'bornOn.year': '1920' }

  const { value, page } = await send({ ...typed, lines: passportLines({ birth: '200501' }) })

  expect(value('bornOn.year')).toBe('1920')
  expect(page('[name="travellers.0.take-bornOn"]')).toHaveLength(0)
})

test('lines that do not add up come back with the reason, and those that were not read with everything else', async () => {
  const { send } = await setUp()
  const wrong = lines.replace('U10345678', 'U1O345678')

  const refused = await send({ lines: wrong, firstName: 'Gökçe' })
  const repaired = await send({ lines: wrong }, { repairLines: 'travellers.0' })
  const unread = await send({ lines }, { intent: 'preview' })

  expect([refused.status, refused.value('firstName')]).toEqual([422, 'Gökçe'])
  expect(refused.text).toContain('Belge numarası tutmuyor.')
  expect(refused.value('lines')?.toString().trim()).toBe(wrong.trim())
  expect(repaired.value('passportNo')).toBe('U10345678')
  expect(unread.value('lines')?.toString().trim()).toBe(lines.trim())
})

test('reading a picture waits hidden for a browser that can, and its button sends nothing', async () => {
  const { app, cookie } = await setUp()

  const page = load(await (await getPage(app, '/tr/odeme', cookie)).text())

  const picture = page('document-picture')
  expect([picture.length, picture.is('[hidden]')]).toEqual([1, true])
  expect(picture.find('button').attr('type')).toBe('button')
  expect(picture.find('input')).toHaveLength(0)
})
