import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { sealNumbers } from '#modules/booking/data/identity-numbers.server.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { own } from '#modules/booking/data/tables.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** An order of which only the name of the first traveller is known, Gökçe Yücel. */
async function setUp() {
  const db = await testDb()
  const placed = await anOrder(db, { departsOn: '2030-03-01' })
  const order = await findOrder(db, { id: placed.orderId })
  const id = order?.tours[0]?.passengers[0]?.id ?? ''
  const name = { first_name: 'Gökçe', last_name: 'Yücel' }
  const none = { gender: null, born_on: null, passport_expires_on: null }
  const numbers = sealNumbers(db, id, { tckn: null, passportNo: null })
  await own(db)
    .updateTable('passengers')
    .set({ ...name, ...none, ...numbers })
    .where('id', '=', id)
    .execute()
  const app = await testApp({ db })
  const send = async (fields: Record<string, string>, language = '/tr', act = 'readLines') => {
    const sent = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${id}.${field}`, value]))
    const address = `${language}/order/${placed.publicId}/papers?t=${placed.accessToken}`
    const answer = await postForm(app, address, { ...sent, traveller: id, [act]: id })
    const page = load(await answer.text())
    const value = (field: string) => page(`[name="${id}.${field}"]`).first().val()
    return { status: answer.status, page, value, text: page(`#traveller-${id}`).text(), lines: value('lines') }
  }
  return { db, id, placed, send }
}

const lines = passportLines({ lastName: 'YUECEL', firstName: 'GOEKCE', number: 'U10345678', personal: '10000000146' })

test('lines that are pasted fill what is empty, without script; nothing is kept before it is saved', async () => {
  const { db, placed, id, send } = await setUp()

  const { status, page, value, text, lines: left } = await send({ lines })

  expect([status, left]).toEqual([200, ''])
  expect(text).toContain('Satırlar okundu. Alanları kontrol edip devam edin.')
  expect(text).toContain('Belgede GOEKCE YUECEL yazıyor. Bu, aynı adın belgelerdeki yazılışı.')
  expect([value('tckn'), value('passportNo')]).toEqual(['10000000146', 'U10345678'])
  expect([value('bornOn.day'), value('bornOn.month'), value('bornOn.year')]).toEqual(['1', '5', '1960'])
  expect(page(`[name="${id}.gender"]:checked`).val()).toBe('female')
  expect(await columnsHolding(db, ['U10345678', '10000000146'])).toEqual([])
  expect((await findOrder(db, { id: placed.orderId }))?.tours[0]?.passengers[0]).toMatchObject({ passportNo: null })
})

test('what was typed otherwise stays, beside what the document says, until it is taken', async () => {
  const { send } = await setUp()
  const typed = { lines, passportNo: 'U19345678', 'bornOn.day': '2', 'bornOn.month': '5', 'bornOn.year': '1960' }

  const asked = await send(typed)
  const taken = await send({ ...typed, 'take-passportNo': 'on' })

  expect([asked.value('passportNo'), asked.value('bornOn.day')]).toEqual(['U19345678', '2'])
  expect(asked.text).toMatch(/Pasaport no.*U19345678.*U10345678/s)
  expect(asked.lines?.toString().trim()).toBe(lines.trim())
  expect([taken.value('passportNo'), taken.value('bornOn.day')]).toEqual(['U10345678', '2'])
})

test('another name is said, in the language of the page', async () => {
  const { send } = await setUp()

  const { text } = await send({ lines: passportLines() }, '')

  expect(text).toMatch(/The document says AYSE YILMAZ, we have Gökçe Yücel/)
})

test('a wrong digit is refused with its reason, and the lines come back; a sign that looks like it is offered, not taken', async () => {
  const { send } = await setUp()
  const wrong = lines.replace('U10345678', 'U1O345678')

  const refused = await send({ lines: wrong, passportNo: 'U10' })
  const confirmed = await send({ lines: wrong, passportNo: 'U10' }, '/tr', 'repairLines')
  const taken = await send({ lines: String(confirmed.lines), passportNo: 'U10', 'take-passportNo': 'on' })

  expect([refused.status, refused.value('passportNo'), refused.lines?.toString().trim()]).toEqual([
    422,
    'U10',
    wrong.trim(),
  ])
  expect(refused.text).toContain('Belge numarası tutmuyor.')
  expect(refused.text).toMatch(/U10345678/)
  expect(confirmed.text).toContain('Belgede başka yazıyor.')
  expect([confirmed.value('passportNo'), taken.value('passportNo')]).toEqual(['U10', 'U10345678'])
})
