import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { findVisaFile } from './find-visa-batches.server.ts'
import { forgetOperations } from './forget-operations.server.ts'
import { keepVisaTemplate } from './keep-visa-template.server.ts'
import { makeVisaBatch } from './make-visa-batch.server.ts'
import { aVisaDay } from './testing/a-visa-day.ts'

const now = new Date('2027-01-10T09:10:00Z')

test('a batch hands in whom staff choose, moves them to applied, and keeps the file as it was sent', async () => {
  const { db, admin, date, make, batches, steps, seen } = await aVisaDay(now)

  const made = await make(['Ayşe', 'Zehra'])

  const number = made.ok ? made.value.number : 0
  expect(await steps()).toEqual({ Ayşe: 'applied', Ömer: 'to-collect', Zehra: 'applied' })
  const chosen = (await seen()).travellers.filter(({ visa }) => visa === 'applied')
  const file = await findVisaFile(db, admin, { date, number })
  expect(file?.lines).toEqual([
    ['No', 'Passport No', 'Surname'],
    ...chosen.map(({ passportNo, lastName }, at) => [String(at + 1), passportNo, lastName]),
  ])
  await sql`update passengers set last_name = 'Başka'`.execute(db)
  await sql`update visa_templates set columns = '[{"field":"row","heading":"#"}]'`.execute(db)
  expect(await findVisaFile(db, admin, { date, number })).toEqual(file)
  expect((await batches()).map(({ receiver, rows }) => [receiver, rows.map(({ state }) => state)])).toEqual([
    ['Noor', ['sent', 'sent']],
  ])
})

test('one who is not ready refuses the whole batch, and is named with what is open', async () => {
  const { db, make, batches, steps, idsOf } = await aVisaDay(now)
  const [omer = ''] = await idsOf(['Ömer'])
  await sql`update passengers set passport_expires_on = '2027-03-01' where id = ${omer}`.execute(db)

  const refused = await make()

  expect(refused).toEqual({
    ok: false,
    error: { code: 'batch-not-ready', people: [{ id: omer, why: 'open', open: ['papers'] }] },
  })
  expect([await batches(), Object.values(await steps())]).toEqual([[], ['to-collect', 'to-collect', 'to-collect']])
})

test('whoever was said to be ready is handed in with money open, and never without papers or contracted nights', async () => {
  const { db, make, move } = await aVisaDay(now)
  await move('ready')
  await sql`update orders set paid_minor = 0`.execute(db)
  await sql`update stay_contracts set state = 'drafted'`.execute(db)
  expect(await make()).toMatchObject({ error: { code: 'batch-not-ready', people: [{ open: ['hotel'] }, {}, {}] } })
  await sql`update stay_contracts set state = 'documented'`.execute(db)

  expect(await make()).toMatchObject({ ok: true })
})

test('nobody is handed in twice, or with a visa, or where none is needed', async () => {
  const { make, move } = await aVisaDay(now)
  await make(['Ayşe'])
  await move('granted', ['Ömer'])
  await move('not-needed', ['Zehra'])

  const refused = await make()

  expect(refused).toMatchObject({
    error: { people: [{ why: 'applied' }, { why: 'granted' }, { why: 'not-needed' }] },
  })
})

test('whose name was corrected after the batch is shown to be sent again, and is, in a batch of its own', async () => {
  const { db, make, batches, idsOf, withdraw, steps } = await aVisaDay(now)
  await make()
  const [omer] = await idsOf(['Ömer'])
  await sql`update passengers set last_name = 'Kayaa' where id = ${omer}`.execute(db)
  const shown = async () =>
    (await batches()).map(({ rows }) => rows.map(({ name, state, changed }) => [name.split(' ')[0], state, ...changed]))
  expect(await shown()).toEqual([
    [
      ['Ayşe', 'sent'],
      ['Ömer', 'sent', 'surname'],
      ['Zehra', 'sent'],
    ],
  ])

  expect((await make(['Ömer'])).ok).toBe(true)

  expect(await shown()).toEqual([
    [['Ömer', 'sent']],
    [
      ['Ayşe', 'sent'],
      ['Ömer', 'replaced'],
      ['Zehra', 'sent'],
    ],
  ])
  await withdraw((await batches())[0]?.id ?? '')
  expect(await steps()).toEqual({ Ayşe: 'applied', Ömer: 'to-collect', Zehra: 'applied' })
})

test('a batch that is withdrawn sends those who wait back to where they were, leaves answers, and stays to be read', async () => {
  const { make, move, batches, withdraw, steps } = await aVisaDay(now)
  await move('ready', ['Ayşe'])
  await make()
  await move('granted', ['Zehra'])
  const [batch] = await batches()

  expect(await withdraw(batch?.id ?? '')).toEqual({ ok: true, value: undefined })

  expect(await steps()).toEqual({ Ayşe: 'ready', Ömer: 'to-collect', Zehra: 'granted' })
  const [after] = await batches()
  expect([after?.isWithdrawn, after?.rows.map(({ state }) => state)]).toEqual([
    true,
    ['withdrawn', 'withdrawn', 'granted'],
  ])
  expect(await withdraw(batch?.id ?? '')).toEqual({ ok: false, error: { code: 'batch-not-found' } })
  expect(await withdraw('x')).toEqual({ ok: false, error: { code: 'batch-not-found' } })
})

test('whoever was refused before and is handed in again goes back to refused, and the batch has no answer', async () => {
  const { make, move, batches, withdraw, steps } = await aVisaDay(now, ['Ayşe'])
  await move('refused')
  await make()

  await withdraw((await batches())[0]?.id ?? '')

  expect([await steps(), (await batches())[0]?.rows.map(({ state }) => state)]).toEqual([
    { Ayşe: 'refused' },
    ['withdrawn'],
  ])
})

test('a batch in which nobody waits is not withdrawn, and one that somebody else changed is refused', async () => {
  const { db, admin, date, make, move, batches, withdraw, idsOf, templateId, seen } = await aVisaDay(now, ['Ayşe'])
  const stale = { date, version: (await seen()).version + 1, passengerIds: await idsOf() }
  expect(await makeVisaBatch(db, admin, { ...stale, templateId }, now)).toMatchObject({
    error: { code: 'edit-conflict' },
  })
  const none = 'b2c2b1a0-0000-4000-8000-000000000001'
  expect(await makeVisaBatch(db, admin, { ...stale, templateId: none }, now)).toMatchObject({
    error: { code: 'template-not-found' },
  })
  await make()
  await move('refused')

  expect(await withdraw((await batches())[0]?.id ?? '')).toEqual({ ok: false, error: { code: 'batch-answered' } })
})

test('who leaves the journey after the batch is shown as such', async () => {
  const { db, make, batches, idsOf } = await aVisaDay(now)
  await make()
  const [omer] = await idsOf(['Ömer'])
  await sql`update passengers set cancelled_at = now() where id = ${omer}`.execute(db)

  expect((await batches())[0]?.rows.map(({ isGone }) => isGone)).toEqual([false, true, false])
})

test('what was sent is sealed, and goes with whoever is forgotten, whoever is replaced, and ninety days after the return', async () => {
  const { db, make, seen, batches, idsOf } = await aVisaDay(now)
  await make()
  const numbers = (await seen()).travellers.flatMap(({ passportNo }) => passportNo ?? [])
  expect(numbers).toHaveLength(3)
  expect(await columnsHolding(db, numbers)).toEqual([])
  const [ayse, omer] = await idsOf()
  await sql`update passengers set identity_removed_at = now() where id = ${ayse}`.execute(db)
  await sql`update passengers set replaced_at = now() where id = ${omer}`.execute(db)
  expect((await batches())[0]?.rows).toHaveLength(1)
  const [tour] = (await seen()).tours

  expect((await forgetOperations(db, new Date(`${tour?.returnsOn}T09:00:00Z`))).visaBatches).toBe(0)
  expect((await forgetOperations(db, new Date('2027-06-01T09:00:00Z'))).visaBatches).toBe(1)
})

test('a template has a receiver and columns with headings, and is not written over unseen', async () => {
  const { db, admin, templateId } = await aVisaDay(now, ['Ayşe'])
  const whole = {
    id: templateId,
    version: 1,
    receiver: 'Noor',
    columns: [{ field: 'passport' as const, heading: 'Passport' }],
    dateFormat: 'yyyy-mm-dd' as const,
  }
  const keep = (changes: Partial<typeof whole>) =>
    keepVisaTemplate(db, admin, { date: plainDate('2027-02-12'), template: { ...whole, ...changes } }, now)

  for (const incomplete of [
    { receiver: '' },
    { columns: [] },
    { columns: [{ field: 'passport' as const, heading: '' }] },
  ])
    expect(await keep(incomplete)).toMatchObject({ error: { code: 'template-incomplete' } })
  expect(await keep({ id: 'b2c2b1a0-0000-4000-8000-000000000001' })).toMatchObject({
    error: { code: 'template-not-found' },
  })
  expect(await keep({})).toEqual({ ok: true, value: { id: templateId } })
  expect(await keep({})).toMatchObject({ error: { code: 'edit-conflict' } })
})
