import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findOffer, houseScope } from '#modules/agents/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const validUntil = addDays(dayInIstanbul(new Date()), 7)

/** Cells as they are copied from Excel. */
const pasted = [
  ['Ad Soyad', 'Cinsiyet', 'Doğum Tarihi', 'Aile'],
  ['Ahmet Ak', 'E', '03.05.1970', ''],
  ['Ayşe Ak', 'K', '04.06.1972', ''],
  ['Veli Kara', 'E', '99.99.1980', ''],
]
  .map((row) => row.join('\t'))
  .join('\n')

test('cells pasted from Excel become a group with its mistakes, and the mended list an offer', async () => {
  const { db, app, headers, userId, send } = await aDesk()
  const { id: tourId } = await aDeparture(db)

  const read = await send('/admin/groups/new', { pasted })
  expect(await read.text()).toContain('Veli Kara')
  const head = pasted.split('\n')[0]?.split('\t') ?? []
  const rows = pasted
    .split('\n')
    .slice(1)
    .map((line, at) => ({ number: at + 2, cells: line.split('\t') }))
  const made = await send('/admin/groups/new', {
    intent: 'create',
    name: 'Fatih Camii',
    sheet: JSON.stringify({ head, rows }),
    'target.0': 'fullName',
    'target.1': 'gender',
    'target.2': 'bornOn',
    'target.3': 'family',
  })
  const path = new URL(made.headers.get('location') ?? '', 'http://localhost:3000').pathname
  const html = await (await getPage(app, path, headers)).text()
  expect(html).toContain('value="Ayşe"')
  expect(html).toContain('99.99.1980')
  expect(html).toContain('1 cell needs correcting')

  const people = {
    'p.0.firstName': 'Ahmet',
    'p.0.lastName': 'Ak',
    'p.1.firstName': 'Ayşe',
    'p.1.lastName': 'Ak',
    'p.2.firstName': 'Veli',
    'p.2.lastName': 'Kara',
  }
  const form = { version: '1', name: 'Fatih Camii', tourId, freePer: '2', leader: '0', validUntil, ...people }
  const quoted = await send(path, { ...form, intent: 'quote' })
  expect(quoted.status).toBe(303)
  const offerId = quoted.headers.get('location')?.match(/offers\/([\w-]+)/)?.[1] ?? ''
  const offer = await findOffer(db, houseScope(aStaffMember({ id: userId })), offerId)
  expect(offer).toMatchObject({ state: 'draft', freePlaces: 1, customer: { firstName: 'Ahmet', lastName: 'Ak' } })
  expect(offer?.lines.map(({ fare, quantity }) => `${quantity} ${fare}`).toSorted()).toEqual(['1 quad', '2 double'])
  expect(await (await getPage(app, '/admin/groups', headers)).text()).toContain('Fatih Camii')
})

test('who saves over a group that somebody else has saved is told so, and a departure too full says what is left', async () => {
  const { db, send } = await aDesk()
  const { id: tourId } = await aDeparture(db, { capacity: 1 })
  const sheet = JSON.stringify({ head: ['x', 'y'], rows: [{ number: 2, cells: ['Ahmet', 'Ak'] }] })
  const targets = { 'target.0': 'firstName', 'target.1': 'lastName' }
  const made = await send('/admin/groups/new', { intent: 'create', name: 'G', sheet, ...targets })
  const path = new URL(made.headers.get('location') ?? '', 'http://localhost:3000').pathname
  const people = { 'p.0.firstName': 'A', 'p.0.lastName': 'Ak', 'p.1.firstName': 'B', 'p.1.lastName': 'Ak' }
  const form = { name: 'G', tourId, freePer: '0', leader: '0', validUntil, ...people }

  const full = await send(path, { ...form, version: '1', intent: 'quote' })
  const late = await send(path, { ...form, version: '1', intent: 'save' })

  expect(full.status).toBe(409)
  expect(await full.text()).toContain('1 seat is left')
  expect(late.status).toBe(409)
})

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers, userId } = await staffSignedIn(db)
  return {
    db,
    app,
    headers,
    userId,
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, headers),
  }
}
