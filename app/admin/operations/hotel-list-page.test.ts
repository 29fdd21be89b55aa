import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')

/** Two women leave; their hotel has a room with one of them in it. */
async function aHotel() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma'] })
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const stay = (await seen()).stays[0]?.key ?? ''
  const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=rooms&stay=${stay}`
  const get = (address: string) => getPage(app, address, staff.headers)
  const send = async (fields: Record<string, string>) =>
    postForm(app, path, { version: String((await seen()).version), stay, ...fields }, staff.headers)
  await send({ intent: 'open-room', number: '1805', beds: '2' })
  const { travellers, rooms } = await seen()
  const passengerId = travellers.find(({ firstName }) => firstName === 'Ayşe')?.id ?? ''
  await send({ intent: 'place', passengerId, roomId: rooms[0]?.id ?? '' })
  const facts = { intent: 'stay-facts', confirmation: 'HCN-77', optionOn: '20.01.2031', mail: '', wish: '' }
  return { db, get, send, seen, stay, path, facts }
}

test('confirmation, option, contract and wishes of a hotel are written by a form that keeps what it refuses', async () => {
  const { get, send, seen, path, facts } = await aHotel()

  const wrong = await send({ ...facts, optionOn: '31.02.2031', 'beds-2': '10' })
  const sent = await send({ ...facts, 'beds-2': '10' })

  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('31.02.2031')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#stay`])
  const html = await (await get(path)).text()
  for (const shown of ['value="HCN-77"', 'value="10"', '1 açıldı']) expect(html).toContain(shown)
  expect((await seen()).stays[0]?.facts.optionOn).toBe('2031-01-20')
})

test('a list gets a number, is taken as PDF and for spreadsheets in each language, and the next one tells what changed', async () => {
  const { get, send, path, stay } = await aHotel()
  expect(await (await get(path)).text()).toContain('Otele henüz liste gitmedi.')
  await send({ intent: 'make-list' })
  await send({ intent: 'open-room', number: '1806', beds: '3' })

  const html = await (await get(path)).text()
  expect(html).toContain('1. sürümden sonra 1 değişiklik var.')
  expect(html).toContain('Oda eklendi')
  await send({ intent: 'make-list' })
  const file = (locale: string, format: string, version: number) =>
    get(`${locale}/admin/tour-date/${date}/hotel-list/${format}?stay=${stay}&version=${version}`)
  const pdf = await file('', 'pdf', 2)
  const sheet = await file('/ar', 'xlsx', 2)

  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toContain(`rooms-${stay}-${date}-v2.pdf`)
  expect(new TextDecoder('latin1').decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
  expect([sheet.status, sheet.headers.get('content-language')]).toEqual([200, 'ar'])
  expect((await file('', 'pdf', 3)).status).toBe(404)
  expect((await file('', 'csv', 2)).status).toBe(404)
})

test('a list is sent to the address of the hotel, in its language, with both files; without an address it says so', async () => {
  const { db, get, send, path, facts } = await aHotel()

  const nowhere = await send({ intent: 'send-list', language: 'en' })
  await send({ ...facts, mail: 'rooms@hotel.example' })
  const sent = await send({ intent: 'send-list', language: 'en' })

  expect(nowhere.status).toBe(409)
  expect(await nowhere.text()).toContain('Otele göndermek için önce e-postasını yazın.')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#hotel-list`])
  const [mail] = await db
    .withTables<{ mail_messages: { recipient: string; locale: string; subject: string; attachments: unknown } }>()
    .selectFrom('mail_messages')
    .select(['recipient', 'locale', 'subject', 'attachments'])
    .where('recipient', '=', 'rooms@hotel.example')
    .execute()
  expect(mail).toMatchObject({ locale: 'en' })
  expect(mail?.subject).toContain('room list, version 1')
  const attached = (mail?.attachments ?? []) as { filename: string }[]
  expect(attached.map(({ filename }) => filename.split('.').at(-1))).toEqual(['pdf', 'xlsx'])
  expect(await (await get(path)).text()).toContain('rooms@hotel.example')
})

test('wishes for a room and for a person stand on the board', async () => {
  const { get, send, seen, path } = await aHotel()
  const { rooms, travellers } = await seen()
  const room = rooms[0]?.id ?? ''
  await send({ intent: 'room-wishes', floor: `${room}:high`, view: `${room}:haram` })
  const id = travellers.find(({ firstName }) => firstName === 'Ayşe')?.id ?? ''
  await send({ intent: 'traveller', id, note: '', roomWish: 'Asansöre yakın' })

  const html = await (await get(path)).text()

  expect(html).toContain('Üst kat · Harem manzarası')
  expect(html).toContain('Asansöre yakın')
})
