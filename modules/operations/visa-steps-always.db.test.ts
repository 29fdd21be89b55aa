import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { visaSteps, type VisaStep } from './domain/papers.ts'
import { takeVisaAnswers } from './take-visa-answers.server.ts'
import { aVisaDay } from './testing/a-visa-day.ts'

const now = new Date('2027-01-10T09:10:00Z')
const names = ['Ayşe', 'Ömer', 'Zehra']

const some = fc.subarray(names, { minLength: 1 })
const anyAct = fc.oneof(
  fc.record({ act: fc.constant('move' as const), chosen: some, step: fc.constantFrom(...visaSteps) }),
  fc.record({ act: fc.constant('move' as const), chosen: some, step: fc.constant('applied' as VisaStep) }),
  fc.record({ act: fc.constant('make' as const), chosen: some }),
  fc.record({ act: fc.constant('withdraw' as const) }),
  fc.record({
    act: fc.constant('answer' as const),
    place: fc.integer({ min: 1, max: 3 }),
    word: fc.constantFrom('approved', 'rejected', 'pending'),
  }),
  fc.record({
    act: fc.constant('world' as const),
    paid: fc.boolean(),
    contracted: fc.boolean(),
    passports: fc.subarray(names),
  }),
)

test('whatever is done in whatever order, nobody is applied for with something open, and what waits is applied for', async () => {
  const { db, admin, date, make, move, withdraw, batches, seen, steps } = await aVisaDay(now, names)
  const whole = { paid: true, contracted: true, passports: names }
  const set = async ({ paid, contracted, passports }: typeof whole) => {
    await sql`update orders set paid_minor = case when ${paid} then total_minor else 0 end`.execute(db)
    await sql`update stay_contracts set state = case when ${contracted} then 'documented' else 'drafted' end`.execute(
      db,
    )
    await sql`update passengers set passport_expires_on =
      case when first_name in (${sql.join(['-', ...passports])}) then date '2035-01-01' else date '2027-02-20' end`.execute(
      db,
    )
  }
  let applied = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 9 }), async (acts) => {
      let world = whole
      await set(world)
      await sql`delete from visa_batches`.execute(db)
      await sql`delete from operation_travellers`.execute(db)
      for (const one of acts) {
        const before = await steps()
        if (one.act === 'world') await set((world = one))
        if (one.act === 'make') await make(one.chosen)
        if (one.act === 'move') await move(one.step, one.chosen)
        if (one.act === 'withdraw') await withdraw((await batches())[0]?.id ?? '')
        if (one.act === 'answer') {
          const { version } = await seen()
          await takeVisaAnswers(db, admin, { date, version, text: `${one.place} ${one.word}` }, now)
        }
        const after = await steps()
        for (const name of names.filter((each) => after[each] === 'applied' && before[each] !== 'applied')) {
          const hasPassport = world.passports.includes(name)
          const isWhole = world.paid && hasPassport
          applied += 1
          expect([
            one.act,
            world.contracted,
            before[name] !== 'to-collect' || isWhole,
            one.act !== 'make' || hasPassport,
          ]).toEqual([one.act, true, true, true])
        }
        const { rows } = await sql<{ name: string }>`select first_name as name from visa_rows
          join passengers on passengers.id = passenger_id where state = 'sent'`.execute(db)
        expect(rows.map(({ name }) => name).filter((name) => after[name] !== 'applied')).toEqual([])
      }
    }),
    { numRuns: 8 },
  )
  expect(applied).toBeGreaterThan(0)
}, 120_000)
