import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture, aFlightBack, aTimedFlight } from '#modules/catalog/testing/builders.ts'
import { findVisaBoard, findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2027-04-01')
const path = `/tr/admin/tour/ops-${toDayFirst(date)}`

/** Two who travel for ten days, nine nights of them in one hotel in Makkah, and a way to send the forms of the page. */
async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Ömer'] })
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const idOf = async (name: string) => (await seen()).travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const send = async (fields: Record<string, string>) =>
    postForm(app, `${path}?tab=visas`, { version: String((await seen()).version), ...fields }, staff.headers)
  const html = async (address = `${path}?tab=visas`) =>
    (await (await getPage(app, address, staff.headers)).text()).replaceAll('<!-- -->', '')
  const gate = async () => (await findVisaBoard(db, await seen(), new Date())).gates.tours[departure.id]
  const contract = {
    intent: 'keep-contract',
    departureId: departure.departureId,
    stay: (await seen()).stays[0]?.key ?? '',
    number: 'NM-77',
    state: 'documented',
    documentedOn: '20.3.2027',
    firstNight: '1.4.2027',
    lastNight: '9.4.2027',
  }
  return { db, send, html, idOf, gate, contract }
}

test('the nights of a journey wait for a contract, which is written by hand and covers them', async () => {
  const { send, html, contract } = await aDay()
  const before = await html()
  for (const words of ['9 geceden belgeli: 0', 'Mekke, 1–9 Nisan 2027: 9 gece', '10 Haziran 2025', 'economyuae.com'])
    expect(before).toContain(words)

  const kept = await send(contract)

  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${path}?tab=visas#contracts`])
  const after = await html()
  for (const words of ['9 geceden belgeli: 9', 'NM-77', '20 Mar 2027']) expect(after).toContain(words)
  expect(after).not.toContain('Belgeli sözleşmesi olmayan geceler')
})

test('moving visas to applied is refused by name of the nights, and done once they are covered', async () => {
  const { send, html, idOf, contract } = await aDay()
  await send({ ...contract, lastNight: '6.4.2027' })
  const visa = { intent: 'visa', visa: 'applied', id: await idOf('Ayşe') }
  await send({ ...visa, visa: 'ready' })

  const refused = await send(visa)

  expect([refused.status, (await refused.text()).includes('Mekke, 7–9 Nisan 2027: 3 gece')]).toEqual([409, true])
  await send({ ...contract, firstNight: '7.4.2027' })
  expect((await send(visa)).status).toBe(303)
  expect(await html(path)).toContain('Başvuruldu')
})

test('the desk warns where hotels and flights do not agree about the nights', async () => {
  const { db, html } = await aDay()
  expect(await html()).not.toContain('uçuşların arasında')
  const back = plainDate('2027-04-09')
  const flights = [aTimedFlight({ leavesOn: date, arrivesOn: date }), aFlightBack({ leavesOn: back, arrivesOn: back })]

  await sql`update departures set flight_times = ${JSON.stringify(flights)}`.execute(db)

  expect(await html()).toContain('Otellerde 9 gece var, uçuşların arasında 8 gece')
})

test('what is typed wrongly stays in the form, and a contract is taken away and brought back', async () => {
  const { send, html, gate, contract } = await aDay()
  const refused = await send({ ...contract, number: '' })
  expect([refused.status, (await refused.text()).includes('value="20.3.2027"')]).toEqual([422, true])
  expect((await send({ ...contract, firstNight: '31.13.2027' })).status).toBe(400)
  await send(contract)
  const contractId = (await gate())?.contracts[0]?.id ?? ''

  const removed = await send({ intent: 'remove-contract', contractId })

  const back = removed.headers.get('location') ?? ''
  expect([removed.status, (await gate())?.contracts]).toEqual([303, []])
  const undo = new URLSearchParams(back.split('?')[1]?.split('#')[0]).get('undo') ?? ''
  expect(await html(back.split('#')[0])).toContain('Sözleşme kaldırıldı')
  await send({ intent: 'restore', part: 'contract', undo })
  expect((await gate())?.contracts.map(({ id }) => id)).toEqual([contractId])
})

test('the board says who is ready and what is open, and nobody jumps over what is open', async () => {
  const { db, send, html, idOf, contract } = await aDay()
  await send(contract)
  expect((await html()).includes('2 kişiden hazır: 0')).toBe(true)
  const visa = { intent: 'visa', visa: 'applied', back: 'visas', id: await idOf('Ayşe') }

  const refused = await send(visa)
  expect([refused.status, (await refused.text()).includes('eksik olan:')]).toEqual([409, true])

  await sql`update orders set paid_minor = total_minor`.execute(db)
  await sql`update tours set flights = '[{"from":"IST","to":"JED","number":"TK96"}]'`.execute(db)
  expect((await html()).includes('2 kişiden hazır: 2')).toBe(true)
  const moved = await send(visa)
  expect([moved.status, moved.headers.get('location')]).toEqual([303, `${path}?tab=visas#board`])
})
