import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { anAgency, anOffer, aReserved } from '#modules/agents/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function anAgentDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const agent = await signedIn(db, { isAgent: true })
  const agency = await anAgency(db, { userId: agent.userId })
  return {
    db,
    app,
    agency,
    get: (path: string) => getPage(app, path, agent.headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, agent.headers),
  }
}

const areas = ['dashboard', 'offer', 'offer/new', 'reservations', 'statement']

test.each(areas.flatMap((area) => ['', '/tr', '/ar'].map((prefix) => `${prefix}/agent/${area}`)))(
  '%s opens for agents, asks strangers to sign in and refuses members',
  async (path) => {
    const { db, app, get } = await anAgentDesk()
    const member = await signedIn(db)

    const [own, guest, other] = await Promise.all([get(path), getPage(app, path), getPage(app, path, member.headers)])

    expect([own.status, guest.status, other.status]).toEqual([200, 302, 403])
    expect(guest.headers.get('location')).toContain('/user/login')
    expect(own.headers.get('x-robots-tag')).toContain('noindex')
    expect(own.headers.get('cache-control')).toContain('no-store')
  },
)

test.each(['offer', 'reservations'])(
  'filters of %s are not marked as optional: none of them is ever needed',
  async (area) => {
    const { get } = await anAgentDesk()
    const html = await (await get(`/agent/${area}`)).text()

    expect(html).toMatch(/<input(?![^>]*required)[^>]*name="q"/)
    expect(html).not.toContain('(optional)</span>')
  },
)

test('the builder keeps what was typed when something is wrong, and reckons without saving', async () => {
  const { db, agency, send } = await anAgentDesk()
  const { tourId } = await anOffer(db, { agency, at: new Date() })
  const fields = { tourId, 'q.double': '2', markup: '10', markupKind: 'percent', firstName: 'Zehra', locale: 'tr' }

  const wrong = await send('/tr/agent/offer/new', { ...fields, intent: 'save', validUntil: '2099-01-01' })
  const reckoned = await send('/tr/agent/offer/new', { ...fields, intent: 'preview' })

  const refused = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(refused).toContain('Zehra')
  expect(refused).toContain('Soyadı yazın.')
  expect(reckoned.status).toBe(200)
})

test('a reservation shows the link to agree before the link to pay', async () => {
  const { db, agency, get } = await anAgentDesk()
  const { reservationId } = await aReserved(db, agency)

  const page = await (await get(`/tr/agent/reservations/${reservationId}`)).text()

  expect(page).toContain('Müşterinin onay bağlantısı')
  expect(page).toContain('/tr/offer/')
  expect(page).not.toContain('/tr/payment/')
})

test('the customer reads each text of an offer and has to tick each one', async () => {
  const { db, app, agency } = await anAgentDesk()
  const { token } = await anOffer(db, { agency, at: new Date(), change: { validUntil: validFor() } })

  const page = await getPage(app, `/tr/offer/${token}`)
  const text = await getPage(app, `/tr/offer/${token}/documents/pre-information-form`)
  const refused = await postForm(app, `/tr/offer/${token}`, { intent: 'accept', 'consents.terms': 'on' })

  expect(await page.text()).toContain('consents.preInformation')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(text.status).toBe(200)
  expect(refused.status).toBe(400)
})

test('staff open an agency, its allotments and its statement as files', async () => {
  const { db, app, agency } = await anAgentDesk()
  const staff = await staffSignedIn(db)
  const at = `/tr/admin/agents/${agency.agencyId}`

  const answers = await Promise.all(
    [at, '/tr/admin/agents/allotments', `${at}/statement.xlsx`].map((path) => getPage(app, path, staff.headers)),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[2]?.headers.get('content-type')).toContain('spreadsheetml')
})

test('staff set commission by percent and by amount, for a period; what is no rule is refused', async () => {
  const { db, app, agency } = await anAgentDesk()
  const staff = await staffSignedIn(db)
  const at = `/tr/admin/agents/${agency.agencyId}`
  const rule = { intent: 'add-rule', kind: 'percent', amount: '12,5', currency: 'USD', from: '2027-02-01', to: '' }
  const send = (fields: Record<string, string>) =>
    postForm(app, at, { ...rule, key: crypto.randomUUID(), ...fields }, staff.headers)

  const added = [await send({ to: '2027-03-10' }), await send({ kind: 'fixed', amount: '40' })]
  const refused = [await send({ amount: '101' }), await send({ to: '2027-01-01' }), await send({ from: '' })]

  const page = await (await getPage(app, at, staff.headers)).text()
  expect(added.map(({ status }) => status)).toEqual([303, 303])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(page).toContain('%12,5')
  expect(page).toContain('40')
})

function validFor() {
  return dayInIstanbul(new Date(Date.now() + 5 * 86_400_000))
}

test('seats promised to an agency stand at their departure with what is sold and left, and no more than there are', async () => {
  const { db, app, agency } = await anAgentDesk()
  const staff = await staffSignedIn(db)
  const at = `/tr/admin/agents/${agency.agencyId}`
  const departsOn = addDays(dayInIstanbul(new Date()), 90)
  const { id: tourId } = await aDeparture(db, { departsOn })
  const board = async () => (await getPage(app, '/tr/admin/agents/allotments', staff.headers)).text()
  const fields = { intent: 'allot', tourId, seats: '4', releaseOn: addDays(departsOn, -21) }

  const refused = await postForm(app, at, { ...fields, seats: '4000' }, staff.headers)
  const allotted = await postForm(app, at, fields, staff.headers)

  expect([refused.status, allotted.status]).toEqual([409, 303])
  expect(await board()).toMatch(/<td[^>]*>4<\/td><td[^>]*>0<\/td><td[^>]*>4<\/td>/)
})
