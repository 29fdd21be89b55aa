import { expect, onTestFinished, test } from 'vitest'
import {
  iyzicoAtRisk,
  paytrAtRisk,
  stripeAtRisk,
  type RiskyContract,
} from '#modules/payments/testing/providers-at-risk.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { fulfil, type MoneyProgram } from './money-acts.ts'
import {
  added,
  aLinkToPay,
  aMoneyProgram,
  aPaidRest,
  aRestToPay,
  aStatementOfThree,
  atWork,
  heal,
  payOpenPage,
  standing,
  type Standing,
} from './money-world.ts'
import { mortal } from './mortal-db.ts'

/** What somebody does, and does again when it seems to have failed. */
type Story = (program: MoneyProgram) => Promise<void>

/** Every third step takes long enough for every day; `STEPS=all` takes them all. */
const STRIDE = process.env['STEPS'] === 'all' ? 1 : 3

const stories = {
  'the rest of an order is paid': (contract: RiskyContract) => async (db: Db) => {
    const { token } = await aRestToPay(db)
    return payStory(contract, token)
  },
  'a payment link is paid': (contract: RiskyContract) => async (db: Db) => {
    const { token } = await aLinkToPay(db)
    return payStory(contract, token)
  },
  'a part of the money goes back': (contract: RiskyContract) => async (db: Db) => {
    const { attemptRef } = await aPaidRest(db, contract)
    const wish = { act: 'refund', attemptRef, key: crypto.randomUUID(), minor: 30_000 } as const
    return (program: MoneyProgram) => fulfil(program, wish)
  },
  'a bank statement is imported': () => async (db: Db) => {
    const { wish } = await aStatementOfThree(db)
    return (program: MoneyProgram) => fulfil(program, wish)
  },
}

test.for([
  { story: 'the rest of an order is paid', at: 'PayTR', contract: () => paytrAtRisk('iframe') },
  { story: 'a payment link is paid', at: 'Stripe', contract: stripeAtRisk },
  { story: 'a part of the money goes back', at: 'iyzico', contract: iyzicoAtRisk },
  { story: 'a part of the money goes back', at: 'Stripe', contract: stripeAtRisk },
  { story: 'a bank statement is imported', at: 'a bank', contract: stripeAtRisk },
] as const)(
  '$story at $at: a program that dies before any of its steps ends where one ends that lives',
  { timeout: 600_000 },
  async ({ story, contract: start }) => {
    const contract = await start()
    onTestFinished(contract.close)
    const db = await testDb()
    const whole = await play(db, contract, stories[story], Number.POSITIVE_INFINITY)

    for (let step = 1; step <= whole.steps; step += STRIDE) {
      const { end } = await play(db, contract, stories[story], step)
      expect({ step, end }).toEqual({ step, end: whole.end })
    }
  },
)

/** A whole story by a program that dies before one of its steps and is started again; what it added to all books. */
async function play(
  db: Db,
  contract: RiskyContract,
  prepare: (typeof stories)[keyof typeof stories],
  lastStep: number,
) {
  const tell: Story = await prepare(contract)(db)
  const before = { ...(await standing(db)), ...atProvider(contract) }

  // Whoever is dead neither asks nor hears anybody.
  const die = () => contract.at.line.plan(Array.from({ length: 50 }, () => 'broken' as const))
  const { db: mortalDb, steps } = mortal(db, lastStep, die)
  await tell(aMoneyProgram(mortalDb, contract, atWork)).catch((error: unknown) => {
    if (steps() < lastStep) throw error
  })
  const taken = steps()
  contract.at.line.plan([])
  const later = await heal(db, contract, atWork)
  await tell(aMoneyProgram(db, contract, later))
  await heal(db, contract, later)
  return { steps: taken, end: added(before, { ...(await standing(db)), ...atProvider(contract) }) }
}

/** What the provider has taken and given back, the same amounts together. */
function atProvider({ books }: RiskyContract): Standing {
  const facts = books.charges.flatMap(({ amountMinor, refunds }) => [
    `charged ${amountMinor}`,
    ...refunds.map((refund) => `given back ${refund.amountMinor}`),
  ])
  return Object.fromEntries([...Map.groupBy(facts, (fact) => fact)].map(([fact, { length }]) => [fact, length]))
}

function payStory(contract: RiskyContract, token: string): Story {
  return async (program) => {
    await fulfil(program, { act: 'start', token, key: crypto.randomUUID(), provider: contract.at.id })
    await payOpenPage(program, contract, token)
  }
}
