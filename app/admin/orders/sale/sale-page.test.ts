import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { soldRoomsOf } from '#modules/booking/testing/split.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredQuestion } from '#modules/engagement/testing/stored-requests.ts'
import { listNotes } from '#modules/notes/index.server.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aSaleDesk, contact, oneTraveller, terms } from '#tests/setup/sale-desk.ts'

test('a known caller is shown with those who travelled along and what waits, and they are taken over', async () => {
  const { db, admin, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 90) })
  const papers = { 'travellers.0.tckn': '10000000146', 'travellers.0.bornOn': '14.03.1961' }
  const fields = { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms, ...papers }
  await send('/admin/orders/new', fields)
  const before = await latest()
  const information = await aStoredQuestion(db, { tourId, name: 'Zehra Ak' })

  const html = await get('/admin/orders/new?phone=5321234567')
  const taken = await get(`/admin/orders/new?phone=0532+123+45+67&party=${before?.id}`)
  const earlierId = /name="travellers\.0\.earlierId" value="([^"]+)"/.exec(taken)?.[1] ?? ''
  const again = { ...fields, ...emptied(papers), 'travellers.0.earlierId': earlierId, key: 'form-2' }
  await send('/admin/orders/new', again)

  const onSameDays = 'They already have an order on these days:'
  for (const part of [before?.orderNo ?? '', 'Zehra', `information=${information}`, onSameDays])
    expect(html).toContain(part)
  expect(taken).not.toContain('10000000146')
  expect((await latest())?.journeys[0]?.travellers[0]).toMatchObject({ tckn: '10000000146' })
  const { entries } = await listAuditEntries(db, { action: 'personal-data.look-up', page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ actor: { id: admin.id } })
})

test('a stranger is sold to by a name and a number, in rooms, and the message holds the payment link', async () => {
  const { db, admin, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db, {
    capacity: 10,
    fares: [
      { fare: 'double', amountMinor: 200_000 },
      { fare: 'triple', amountMinor: 180_000 },
      { fare: 'child', amountMinor: 90_000 },
    ],
  })
  const names = ['Murat', 'Selin', 'Ece', 'Hatice', 'Veli', 'Can']
  const people = names.flatMap((name, at) => [
    [`travellers.${at}.firstName`, name],
    [`travellers.${at}.lastName`, 'Demir'],
    [`travellers.${at}.kind`, name === 'Ece' ? 'child' : 'adult'],
    [`travellers.${at}.room`, at < 3 ? '1' : '2'],
  ])
  const bare = { key: 'form-6', tourId, count: '6', callerPhone: '0539 999 88 77', hold: '24', locale: 'ar' }

  const answer = await send('/admin/orders/new', { ...bare, ...Object.fromEntries(people), hasAgreed: 'on' })

  const order = await latest()
  expect(order?.contact).toMatchObject({ firstName: 'Murat', lastName: 'Demir', email: '', phone: '+905399998877' })
  const fares = order?.journeys[0]?.travellers.map(({ fare }) => fare)
  expect(fares).toEqual(['double', 'double', 'child', 'triple', 'triple', 'triple'])
  const { notes } = await listNotes(db, admin, {
    related: { kind: 'order', id: order?.id ?? '' },
    page: 1,
    pageSize: 5,
  })
  expect(notes[0]?.body.split('\n')).toEqual([
    'Room 1 (Double room): Murat Demir, Selin Demir, Ece Demir',
    'Room 2 (Triple room): Hatice Demir, Veli Demir, Can Demir',
  ])
  expect(await soldRoomsOf(db, order?.orderId ?? '')).toEqual([1, 1, 1, 2, 2, 2])
  const html = await get(answer.headers.get('location') ?? '')
  for (const part of ['https://wa.me/905399998877?text=', '/ar/payment/', 'dir="rtl"', 'nothing was emailed'])
    expect(html).toContain(part)
})

test('what only staff read is a note about the order, and a passport that is too short a task with a day', async () => {
  const { db, admin, send, latest } = await aSaleDesk()
  const departsOn = addDays(dayInIstanbul(new Date()), 90)
  const { id: tourId } = await aDeparture(db, { departsOn })
  const passport = {
    'travellers.0.passportNo': 'U12345678',
    'travellers.0.passportExpiresOn': addDays(departsOn, 20),
    'travellers.0.tckn': '10000000146',
  }

  const sale = { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms, ...passport }
  await send('/admin/orders/new', { ...sale, staffNote: 'Alt kat oda\r\nistiyor' })
  await send('/admin/orders/new', { ...sale, staffNote: 'Alt kat oda\r\nistiyor' })

  const order = await latest()
  expect(order?.note).toBe('')
  const { notes } = await listNotes(db, admin, {
    related: { kind: 'order', id: order?.id ?? '' },
    page: 1,
    pageSize: 5,
  })
  expect(notes.map(({ body, dueOn }) => [body.slice(0, 11), dueOn]).toSorted()).toEqual([
    ['Alt kat oda', null],
    ['The passpor', addDays(departsOn, -30)],
  ])
})

test('without script another number of travellers keeps what was typed', async () => {
  const { db, send } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)

  const answer = await send(`/admin/orders/new?tourId=${tourId}`, {
    tourId,
    ...oneTraveller,
    ...contact,
    count: '3',
    intent: 'count',
  })

  const html = await answer.text()
  expect(answer.status).toBe(200)
  for (const part of ['travellers.2.firstName', 'value="Zehra"', 'value="Konya"']) expect(html).toContain(part)
})

function emptied(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
}
