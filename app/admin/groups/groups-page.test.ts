import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findOffer, houseScope } from '#modules/agents/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { askForPrivateTour } from '#modules/engagement/index.server.ts'
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

test('an offer that cannot be made says what is in its way', async () => {
  const { db, send } = await aDesk()
  const { id: onRequest } = await aDeparture(db, { tour: { saleMode: 'request' } })
  const { id: onSale } = await aDeparture(db)
  const people = { 'p.0.firstName': 'Ahmet', 'p.0.lastName': 'Ak', leader: '0' }
  const ask = async (change: Record<string, string>) => {
    const path = await aList(send, [['Ahmet', 'Ak']])
    const fields = { version: '1', name: 'G', freePer: '0', validUntil, tourId: onSale, ...people, ...change }
    const answer = await send(path, { ...fields, intent: 'quote' })
    return [answer.status, await answer.text()] as const
  }

  const answers = [
    await ask({ tourId: onRequest }),
    await ask({ leaderPhone: '12' }),
    await ask({ validUntil: addDays(dayInIstanbul(new Date()), -1) }),
    await ask({ 'p.0.bornOn': '99.99.1980' }),
  ]

  for (const [at, words] of ['on request only', 'name, phone and email', 'is over', 'cells of the list'].entries()) {
    expect(answers[at]?.[0]).toBe(409)
    expect(answers[at]?.[1]).toContain(words)
  }
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

test('a line is taken off by hand before there is an order, and what was typed beside it stays', async () => {
  const { app, headers, send } = await aDesk()
  const path = await aList(send, [
    ['Ahmet', 'Ak'],
    ['Ayşe', 'Ak'],
  ])

  const removed = await send(path, {
    intent: 'remove-0',
    version: '1',
    name: 'Fatih',
    freePer: '0',
    leader: '0',
    'p.0.firstName': 'Ahmet',
    'p.1.firstName': 'Ayşenur',
    'p.1.lastName': 'Ak',
    'p.2.phone': '05321112233',
  })
  const html = await (await getPage(app, path, headers)).text()

  expect(removed.status).toBe(303)
  expect(html).not.toContain('value="Ahmet"')
  expect(html).toContain('value="Ayşenur"')
  expect(html).toContain('value="05321112233"')
})

test('a room that nobody knows is asked for, not guessed', async () => {
  const { db, app, headers, send } = await aDesk()
  const { id: tourId } = await aDeparture(db)
  const path = await aList(
    send,
    [
      ['Ahmet', 'Ak', 'kral dairesi'],
      ['Veli', 'Kara', 'üçlü'],
    ],
    ['fare'],
  )
  const people = { 'p.0.firstName': 'Ahmet', 'p.0.lastName': 'Ak', 'p.0.fare': 'kral dairesi' }
  const form = { version: '1', name: 'G', tourId, freePer: '0', leader: '0', validUntil, ...people }

  const quoted = await send(path, { ...form, intent: 'quote' })
  const html = await (await getPage(app, path, headers)).text()

  expect(quoted.status).toBe(409)
  expect(html).toContain('<option value="kral dairesi" selected')
  expect(html).toContain('1 cell needs correcting')
})

test('a list without names of columns is understood by what it holds, and further rows join a group', async () => {
  const { app, headers, send } = await aDesk()
  const bare = ['Fatih Camii', 'Ahmet\tAk\t12.03.1979', 'Veli\tKara\t5.3.1980'].join('\n')
  const path = await aList(send, [['Ahmet', 'Ak']])

  const read = await (await send(`/admin/groups/new?group=${path.split('/').at(-1)}`, { pasted: bare })).text()
  const added = await send('/admin/groups/new', {
    intent: 'create',
    group: path.split('/').at(-1) ?? '',
    sheet: JSON.stringify({ head: ['', ''], rows: [{ number: 1, cells: ['Veli', 'Kara'] }] }),
    'target.0': 'firstName',
    'target.1': 'lastName',
  })
  const html = await (await getPage(app, path, headers)).text()

  expect(read).toContain('The list has no heading row')
  expect(read).toMatch(/<option value="bornOn" selected/)
  expect(added.status).toBe(303)
  expect([html.includes('value="Ahmet"'), html.includes('value="Veli"')]).toEqual([true, true])
})

test('two columns in one place, and a list without names, are asked about before anything is kept', async () => {
  const { send } = await aDesk()
  const sheet = JSON.stringify({ head: ['x', 'y'], rows: [{ number: 2, cells: ['Ahmet', 'Ak'] }] })
  const form = { intent: 'create', name: 'G', sheet }

  const twice = await send('/admin/groups/new', { ...form, 'target.0': 'lastName', 'target.1': 'lastName' })
  const nameless = await send('/admin/groups/new', { ...form, 'target.0': 'phone' })

  expect([twice.status, nameless.status]).toEqual([400, 400])
  expect(await twice.text()).toContain('Two columns go to the same field')
  expect(await nameless.text()).toContain('which column holds the names')
})

test('a group enquiry becomes a group in one click, once, with who asks, for how many', async () => {
  const { db, app, headers, send } = await aDesk()
  const draft = {
    name: 'Yakup Gündoğdu',
    phone: '+905321234567',
    email: 'cami@example.org',
    message: 'Cemaatimizle birlikte gelmek istiyoruz.',
  }
  const days = { wishedFrom: addDays(validUntil, 60), wishedTo: addDays(validUntil, 80) }
  const asked = await askForPrivateTour(
    db,
    { draft: { ...draft, ...days, hasConsent: true, groupSize: '14' }, locale: 'tr', address: '', consentVersion: 'x' },
    new Date(),
  )
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  const request = `information:${asked.value.publicId}`
  const desk = await (await getPage(app, '/admin/requests', headers)).text()

  const made = await send('/admin/groups/new', { request })
  const again = await send('/admin/groups/new', { request })
  const path = new URL(made.headers.get('location') ?? '', 'http://localhost:3000').pathname
  const html = await (await getPage(app, path, headers)).text()

  expect(desk).toContain('Make a group')
  expect(made.status).toBe(303)
  expect(again.headers.get('location')).toBe(made.headers.get('location'))
  expect(html).toContain('Expected: 14 people')
  for (const known of ['value="Yakup"', 'value="Gündoğdu"', 'value="cami@example.org"', '+905321234567'])
    expect(html).toContain(known)
})

type Send = Awaited<ReturnType<typeof aDesk>>['send']

/** The address of a group with these first names and surnames. */
async function aList(send: Send, rows: readonly string[][], more: readonly string[] = []): Promise<string> {
  const targets = ['firstName', 'lastName', ...more]
  const sheet = JSON.stringify({ head: targets, rows: rows.map((cells, at) => ({ number: at + 2, cells })) })
  const fields = Object.fromEntries(targets.map((target, at) => [`target.${at}`, target]))
  const made = await send('/admin/groups/new', { intent: 'create', name: 'G', sheet, ...fields })
  return new URL(made.headers.get('location') ?? '', 'http://localhost:3000').pathname
}

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
