import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { aSaleDesk, contact, oneTraveller, terms } from '#tests/setup/sale-desk.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const lines = passportLines({ lastName: 'AK', firstName: 'ZEHRA NUR', number: 'U10345678', personal: '10000000146' })

async function read(answer: Response) {
  const page = load(await answer.text())
  return { page, value: (field: string) => page(`[name="travellers.0.${field}"]`).first().val() }
}

test('lines that are pasted on the telephone fill in a traveller, and sell nothing', async () => {
  const { db, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  const typed = { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms }

  const { value, page } = await read(
    await send('/admin/orders/new', { ...typed, 'travellers.0.lines': lines, readLines: 'travellers.0' }),
  )

  expect([value('firstName'), value('lastName'), value('nationality')]).toEqual(['Zehra', 'Ak', 'TR'])
  expect([value('passportNo'), value('tckn'), value('bornOn')]).toEqual(['U10345678', '10000000146', '01/05/1960'])
  expect(page('[name="contact.city"]').val()).toBe('Konya')
  expect(await latest()).toBeUndefined()
})

test('what an order knows otherwise stands beside the document, and is taken before it is saved', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  await send('/admin/orders/new', { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms })
  const path = `/admin/orders/${(await latest())?.id}/change`
  const form = load(await get(path))
  const id = String(form('[name="travellers.0.id"]').val())
  const person = {
    ...oneTraveller,
    'travellers.0.id': id,
    'travellers.0.lastName': 'Kaya',
    'travellers.0.lines': lines,
  }
  const sent = { intent: 'change', version: '1', ...contact, ...person, reason: 'Pasaportu geldi' }

  const asked = await read(await send(path, { ...sent, readLines: 'travellers.0' }))
  const taken = await read(await send(path, { ...sent, 'travellers.0.take-lastName': 'on', readLines: 'travellers.0' }))

  expect(asked.page('form').text()).toMatch(/Last name.*Kaya.*AK/s)
  expect([asked.value('lastName'), taken.value('lastName')]).toEqual(['Kaya', 'AK'])
  expect([asked.value('passportNo'), asked.page('[name="reason"]').val()]).toEqual(['U10345678', 'Pasaportu geldi'])
  expect((await latest())?.journeys[0]?.travellers[0]).toMatchObject({ lastName: 'Ak', passportNo: null })
})

test('whoever comes instead is filled in from a document', async () => {
  const { db, get, send, latest } = await aSaleDesk()
  const { id: tourId } = await aDeparture(db)
  await send('/admin/orders/new', { key: 'form-12345', tourId, ...oneTraveller, ...contact, ...terms })
  const order = await latest()
  const instead = order?.journeys[0]?.travellers[0]?.id ?? ''
  const path = `/admin/orders/${order?.id}/people?instead=${instead}`
  expect(await get(path)).toContain('name="travellers.0.lines"')

  const { value } = await read(
    await send(path, { intent: 'instead', instead, 'travellers.0.lines': lines, readLines: 'travellers.0' }),
  )

  expect([value('firstName'), value('lastName'), value('passportNo')]).toEqual(['ZEHRA NUR', 'AK', 'U10345678'])
  expect((await latest())?.journeys[0]?.travellers[0]).toMatchObject({ firstName: 'Zehra' })
})

test('who may not see numbers of papers has no field for lines, and is given none', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, { staffRole: 'finance' })
  const { id } = await anOrder(db)
  const path = `/admin/orders/${id}/change`

  const shown = await (await getPage(app, path, headers)).text()
  const sent = { intent: 'change', version: '1', count: '1', 'travellers.0.lines': lines, readLines: 'travellers.0' }
  const answer = await (await postForm(app, path, sent, headers)).text()

  expect(shown).not.toContain('travellers.0.lines')
  expect(answer).not.toMatch(/U10345678|10000000146/)
})
