import { expect, test } from 'vitest'
import { aStaffMember, setDial } from '#modules/accounts/testing/builders.ts'
import { changeRequest, findStaffRequest } from '#modules/engagement/index.server.ts'
import {
  aStoredCall,
  aStoredMessage,
  aStoredQuestion,
  aStoredReservation,
  aStoredSubscription,
} from '#modules/engagement/testing/stored-requests.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { anExchange, EXCHANGE_KEY } from '#platform/telephony/testing/exchange-double.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk({ originateUrl }: { originateUrl?: string } = {}) {
  const db = await testDb()
  const env = readEnvironment({
    PUBLIC_URL: 'http://kafile.test',
    DATA_DIR: '/nonexistent',
    ...(originateUrl !== undefined && { TELEPHONY_URL: originateUrl, TELEPHONY_KEY: EXCHANGE_KEY }),
  })
  const app = await testApp({ db, env })
  const staff = await staffSignedIn(db)
  await setDial(db, staff.userId, '104')
  return {
    db,
    app,
    staff,
    admin: aStaffMember({ id: staff.userId }),
    get: async (path: string) => (await getPage(app, path, staff.headers)).text(),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
  }
}

test.each([
  ['/admin/call-requests', 'Call requests', aStoredCall],
  ['/tr/admin/contact-messages', 'İletişim mesajları', aStoredMessage],
  ['/ar/admin/requests', 'طلبات العملاء', aStoredQuestion],
  ['/admin/requests', 'Reservation request', aStoredReservation],
] as const)('%s lists who waits, and since when', async (path, title, store) => {
  const { db, get } = await aDesk()
  const id = await store(db, { name: 'Zehra Ak' })

  const html = await get(path)

  for (const text of [title, 'Zehra Ak', `request-${id}`]) expect(html).toContain(text)
})

test('a request is taken up by who presses the button', async () => {
  const { db, admin, send } = await aDesk()
  const id = await aStoredCall(db)

  const answer = await send('/admin/call-requests?state=new', { intent: 'take', kind: 'call', id, version: '1' })

  expect(answer.headers.get('location')).toBe('/admin/call-requests?state=new&done=taken')
  expect(await findStaffRequest(db, admin, { kind: 'call', id })).toMatchObject({
    state: 'in_progress',
    assignee: { id: admin.id },
  })
})

test('a call goes through the exchange to the extension of who calls, and is noted', async () => {
  const { asked, originateUrl } = await anExchange()
  const { db, admin, get, send } = await aDesk({ originateUrl })
  const id = await aStoredCall(db)
  expect(await get('/admin/call-requests')).toMatch(/name="intent"[^>]*value="call"|value="call"[^>]*name="intent"/)

  const answer = await send('/admin/call-requests', { intent: 'call', kind: 'call', id, version: '1' })

  expect(answer.headers.get('location')).toContain('done=called')
  expect(asked).toMatchObject([{ query: { extension: '104', destination: '905321234567' } }])
  expect(await findStaffRequest(db, admin, { kind: 'call', id })).toMatchObject({ state: 'in_progress', calls: 1 })
})

test('without an exchange nothing is noted by a call, and a call by hand is', async () => {
  const { db, admin, get, send } = await aDesk()
  const id = await aStoredCall(db)

  const rung = await send('/admin/call-requests', { intent: 'call', kind: 'call', id, version: '1' })

  expect(rung.status).toBe(503)
  expect(await get('/admin/call-requests')).toContain('value="called"')
  await send('/admin/call-requests', { intent: 'called', kind: 'call', id, version: '1' })
  expect((await findStaffRequest(db, admin, { kind: 'call', id }))?.calls).toBe(1)
})

test('what came of a call and when to ring again stand on the card; a wrong time is refused and stays', async () => {
  const { db, get, send } = await aDesk()
  const id = await aStoredCall(db)
  const fields = { intent: 'outcome', kind: 'call', id, version: '1', outcome: 'no-answer' }

  const refused = await send('/admin/call-requests', { ...fields, againAt: 'yarın' })
  const kept = await send('/admin/call-requests', { ...fields, againAt: '2035-01-15T14:30' })

  expect(refused.status).toBe(400)
  expect(kept.headers.get('location')).toContain('done=outcome')
  const html = await get('/admin/call-requests')
  for (const words of ['No answer', 'Call again:', '14:30']) expect(html).toContain(words)
})

test('what was typed survives when somebody else was faster, and both are shown', async () => {
  const { db, admin, send } = await aDesk()
  const id = await aStoredMessage(db)
  await changeRequest(db, admin, { kind: 'message', id, version: 1, change: { note: 'Ötekinin notu' } }, new Date())

  const fields = { intent: 'save', kind: 'message', id, version: '1', state: 'done', note: 'Benim notum' }
  const answer = await send('/admin/contact-messages', fields)

  const html = await answer.text()
  expect(answer.status).toBe(412)
  for (const text of ['Ötekinin notu', 'Benim notum', 'name="version" value="2"']) expect(html).toContain(text)
})

test('an empty answer is refused, a written one finishes the request', async () => {
  const { db, admin, send } = await aDesk()
  const id = await aStoredMessage(db)
  const fields = { intent: 'answer', kind: 'message', id, version: '1' }

  expect((await send('/admin/contact-messages', { ...fields, answer: ' ' })).status).toBe(400)
  const sent = await send('/admin/contact-messages', { ...fields, answer: 'Elbette.' })

  expect(sent.headers.get('location')).toContain('done=answered')
  expect(await findStaffRequest(db, admin, { kind: 'message', id })).toMatchObject({
    state: 'done',
    answer: 'Elbette.',
  })
})

test('calls list requests and change them in the version of If-Match', async () => {
  const { db, app, staff } = await aDesk()
  const id = await aStoredCall(db)
  const headers = { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' }
  const ask = (method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    app.respond(
      new Request(`http://kafile.test/api/v1/admin/${path}`, {
        method,
        headers: { ...headers, ...more },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { address: '192.0.2.1', isOnThisMachine: false },
    )

  const listed = (await (await ask('GET', 'call-requests?state=new')).json()) as { data: { id: string }[] }
  const bare = await ask('PATCH', `call-requests/${id}`, { state: 'done' })
  const done = await ask('PATCH', `call-requests/${id}`, { state: 'done', note: 'Arandı' }, { 'if-match': '"1"' })
  const stale = await ask('PATCH', `call-requests/${id}`, { note: 'Başka' }, { 'if-match': '"1"' })

  expect(listed.data.map((each) => each.id)).toEqual([id])
  expect([bare.status, done.status, stale.status]).toEqual([428, 200, 412])
  expect(await done.json()).toMatchObject({ state: 'done', note: 'Arandı', version: 2 })
})

test('the newsletter is listed and leaves as a file with confirmed addresses only', async () => {
  const { db, get } = await aDesk()
  await aStoredSubscription(db, 'bekleyen@example.com')

  expect(await get('/tr/admin/newsletter')).toContain('bekleyen@example.com')
  expect(await get('/api/v1/admin/newsletter-subscriptions.csv?state=new')).toContain('bekleyen@example.com')
  expect(await get('/api/v1/admin/newsletter-subscriptions.csv')).not.toContain('bekleyen@example.com')
})

test('an address is taken off the list', async () => {
  const { db, get, send } = await aDesk()
  const id = await aStoredSubscription(db, 'giden@example.com')

  const answer = await send('/admin/newsletter', { id })

  expect(answer.headers.get('location')).toMatch(/^\/admin\/newsletter\?undo=/)
  expect(await get('/admin/newsletter')).not.toContain('giden@example.com')
})

test('a question is answered with a payment link: its form knows who asked, and the request is taken up', async () => {
  const { db, admin, get, send } = await aDesk()
  const id = await aStoredQuestion(db, { name: 'Zehra Ak' })
  const form = `/admin/paymentLinks?new=1&request=information:${id}`

  const desk = await get('/admin/requests')
  const html = await get(form)
  const made = await send(form, {
    intent: 'create',
    key: '5f0c1f5e-8f43-4b7e-9d2a-0c3f6a1b2c3d',
    request: `information:${id}`,
    title: 'Özel umre',
    name: 'Zehra Ak',
    email: 'zehra@example.com',
    phone: '',
    amount: '1.160,00',
    currency: 'USD',
    expires: '',
    note: '',
    locale: 'tr',
  })

  expect(desk).toContain('Send a payment link')
  expect(html).toContain('value="Zehra Ak"')
  expect(made.status).toBe(302)
  expect(await findStaffRequest(db, admin, { kind: 'information', id })).toMatchObject({
    state: 'in_progress',
    assignee: { id: admin.id },
  })
})

test('whoever asked can be written to in their language', async () => {
  const { db, get } = await aDesk()
  await aStoredCall(db, { name: 'Zehra Ak' })

  expect(await get('/admin/call-requests')).toContain(
    `?text=${encodeURIComponent('Selamünaleyküm Zehra Ak, bize yazmıştınız')}`,
  )
})
