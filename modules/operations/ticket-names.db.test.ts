import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { findTicketNames, ticketLinesOf } from './find-ticket-names.server.ts'
import { forgetOperations } from './forget-operations.server.ts'
import { removeTicketNames, takeTicketNames, writeTicketName, type ChosenLine } from './keep-ticket-names.server.ts'
import { listDifferingTickets } from './list-differing-tickets.server.ts'
import { readArrangedFor } from './read-arranged-for.server.ts'
import { aVisaDay } from './testing/a-visa-day.ts'

const now = new Date('2027-01-12T09:10:00Z')

/** Three called Yılmaz, whose tickets come in a list. */
async function aFlight() {
  const day = await aVisaDay(now)
  const board = async () => findTicketNames(day.db, day.admin, await day.seen())
  /** Every line for whom it is certainly about, as somebody sees it before keeping it. */
  const seenIn = async (text: string): Promise<ChosenLine[]> =>
    ticketLinesOf(await day.seen(), text).flatMap((read, line) =>
      'answer' in read ? [{ line, passengerId: read.id }] : [],
    )
  const take = async (text: string, chosen?: ChosenLine[], version?: number) =>
    takeTicketNames(
      day.db,
      day.admin,
      {
        date: day.date,
        version: version ?? (await day.seen()).version,
        text,
        chosen: chosen ?? (await seenIn(text)),
      },
      now,
    )
  const said = async () =>
    (await board()).tickets.map(({ lastName, firstName, answer }) => `${lastName}/${firstName} ${answer}`)
  const idOf = async (name: string) => (await day.idsOf([name]))[0] ?? ''
  const waiting = async () =>
    listDifferingTickets(day.db, day.admin, await listDeparturesBetween(day.db, { from: day.date, to: day.date }), now)
  return { ...day, board, take, said, idOf, waiting }
}

test('a list is kept for whom it is about, and what was taken for nobody is left as it was pasted', async () => {
  const { take, board, said } = await aFlight()

  const taken = await take('PNR: QW3RTY\n1.YILMAZ/AYSE MRS 235-1234567890\n2.YILMAZ/OMER MR\n3.KURT/HASAN MR')

  expect(taken).toEqual({ ok: true, value: { taken: 2, left: '3.KURT/HASAN MR PNR QW3RTY' } })
  expect(await said()).toEqual(['YILMAZ/AYSE folded', 'YILMAZ/OMER folded'])
  const { tickets, without } = await board()
  expect([tickets.map(({ ticketNo, pnr }) => [ticketNo, pnr]), without]).toEqual([
    [
      ['235-1234567890', 'QW3RTY'],
      ['', 'QW3RTY'],
    ],
    1,
  ])
  expect(tickets[0]).toMatchObject({ keptAt: now, keptBy: expect.stringMatching(/\S/) })
})

test('a name that somebody chose a person for is kept as different, stands first, and waits for staff', async () => {
  const { take, said, idOf, waiting } = await aFlight()
  await take('YILMAZ/AYSE MRS')
  expect(await waiting()).toEqual([])

  await take('YILMAZ/OMAR MR', [{ line: 0, passengerId: await idOf('Ömer') }])

  expect(await said()).toEqual(['YILMAZ/OMAR different', 'YILMAZ/AYSE folded'])
  expect(await waiting()).toMatchObject([{ count: 1, departsOn: '2027-02-12' }])
})

test('a passport that is corrected afterwards differs in the next request, since nothing of it is stored', async () => {
  const { db, take, said, idOf, waiting } = await aFlight()
  await take('YILMAZ/AYSE MRS')

  await sql`update passengers set first_name = 'Aysel' where id = ${await idOf('Ayşe')}`.execute(db)

  expect([await said(), (await waiting()).length]).toEqual([['YILMAZ/AYSE different'], 1])
})

test('a later list replaces the name, and a number that it does not give stays', async () => {
  const { take, board } = await aFlight()
  await take('YILMAZ/AYSE MRS 235-1234567890 QW3RTY')

  await take('YILMAZ/AYSENUR MRS', [{ line: 0, passengerId: (await board()).tickets[0]?.passengerId ?? '' }])

  expect((await board()).tickets).toMatchObject([
    { firstName: 'AYSENUR', ticketNo: '235-1234567890', pnr: 'QW3RTY', answer: 'different' },
  ])
})

test('the ticket of whoever is cancelled, replaced, or on another departure counts no more', async () => {
  const { db, take, said, idOf, waiting, date } = await aFlight()
  await take('YILMAZ/AYSE MRS\nYILMAZ/OMER MR\nYILMAZ/ZEHRA MRS')
  const [omer, zehra] = [await idOf('Ömer'), await idOf('Zehra')]
  await sql`update passengers set last_name = 'Kaya' where first_name <> 'Ayşe'`.execute(db)
  expect((await waiting())[0]?.count).toBe(2)

  await sql`update passengers set cancelled_at = now() where id = ${omer}`.execute(db)
  await sql`update passengers set replaced_at = now() where id = ${zehra}`.execute(db)

  expect([await said(), await waiting()]).toEqual([['YILMAZ/AYSE folded'], []])
  const other = await aDeparture(db, { departsOn: date })
  await sql`update ticket_names set departure_id = ${other.departureId}`.execute(db)
  expect(await said()).toEqual([])
})

test('two lines for one person, nobody at all, somebody of another day, or a day that changed: nothing is kept', async () => {
  const { take, said, idOf, seen } = await aFlight()
  const ayse = await idOf('Ayşe')
  const list = 'YILMAZ/AYSE MRS\nYILMAZ/OMER MR'

  expect(
    await take(list, [
      { line: 0, passengerId: ayse },
      { line: 1, passengerId: ayse },
    ]),
  ).toEqual({ ok: false, error: { code: 'ticket-twice', because: ayse } })
  expect(await take(list, [])).toMatchObject({ error: { code: 'nobody-named' } })
  expect(await take(list, [{ line: 9, passengerId: ayse }])).toMatchObject({ error: { code: 'nobody-named' } })
  expect(await take(list, [{ line: 0, passengerId: crypto.randomUUID() }])).toMatchObject({
    error: { code: 'traveller-not-found' },
  })
  expect(await take(list, undefined, (await seen()).version - 1)).toMatchObject({ error: { code: 'edit-conflict' } })
  expect(await said()).toEqual([])
})

test('one ticket is typed, corrected and removed, and what is typed wrongly is refused by name', async () => {
  const { db, admin, date, seen, said, idOf, board } = await aFlight()
  const passengerId = await idOf('Ömer')
  const whole = { lastName: 'YILMAZ', firstName: 'OMER', ticketNo: '235 1234567890', pnr: 'qw3rty' }
  const write = async (facts: Partial<typeof whole>) =>
    writeTicketName(
      db,
      admin,
      { date, version: (await seen()).version, passengerId, ticket: { ...whole, ...facts } },
      now,
    )

  for (const [facts, code] of [
    [{ lastName: ' ' }, 'ticket-name-missing'],
    [{ firstName: '' }, 'ticket-name-missing'],
    [{ ticketNo: '235-123' }, 'ticket-number-wrong'],
    [{ pnr: 'QW3' }, 'ticket-pnr-wrong'],
  ] as const)
    expect(await write(facts)).toEqual({ ok: false, error: { code } })
  await write({})
  expect((await board()).tickets).toMatchObject([{ ...whole, ticketNo: '235-1234567890', pnr: 'QW3RTY' }])
  await write({ lastName: 'YILMAS' })
  expect(await said()).toEqual(['YILMAS/OMER different'])

  const remove = async (version?: number) =>
    removeTicketNames(db, admin, { date, version: version ?? (await seen()).version, passengerIds: [passengerId] }, now)
  expect(await remove(1)).toMatchObject({ error: { code: 'edit-conflict' } })
  expect(await remove()).toEqual({ ok: true, value: undefined })
  expect([await said(), await remove()]).toMatchObject([[], { error: { code: 'nobody-named' } }])
})

test('names on tickets are sealed, and the log says who and no name', async () => {
  const { db, take } = await aFlight()

  await take('YILMAZ/OEMER MR 235-1234567890 QW3RTY')

  expect(await columnsHolding(db, ['OEMER', '1234567890', 'QW3RTY'])).toEqual([])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 9 })
  expect(entries[0]).toMatchObject({ action: 'operation.ticket', after: { kept: [expect.any(String)] } })
})

test('they are taken along, and go with whoever is forgotten and ninety days after the return, also when that moves', async () => {
  const { db, take, seen, idOf, said, date } = await aFlight()
  await take('YILMAZ/AYSE MRS 235-1234567890\nYILMAZ/OMER MR')
  const ayse = await idOf('Ayşe')

  const own = (await readArrangedFor(db, [ayse])).tickets
  expect(own).toEqual([
    { passengerId: ayse, lastName: 'YILMAZ', firstName: 'AYSE', ticketNo: '235-1234567890', pnr: '', keptAt: now },
  ])
  await sql`update passengers set identity_removed_at = now() where id = ${ayse}`.execute(db)
  expect(await said()).toEqual(['YILMAZ/OMER folded'])

  const returnsOn = addDays((await seen()).tours[0]?.returnsOn ?? date, 5)
  await sql`update departures set returns_on = ${returnsOn}`.execute(db)
  expect((await forgetOperations(db, startInIstanbul(addDays(returnsOn, 89)))).tickets).toBe(0)
  expect((await forgetOperations(db, startInIstanbul(addDays(returnsOn, 90)))).tickets).toBe(1)
})
