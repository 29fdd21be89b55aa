import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paytrAtRisk, type RiskyContract } from '#modules/payments/testing/providers-at-risk.ts'
import type { LineFault } from '#modules/payments/testing/doubles/faulty-line.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { preparedDatabase } from '#platform/db/prepared-database.server.ts'
import { withFieldCipher } from '#platform/field-cipher/cipher-of-handle.server.ts'
import { installJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { startProgram, temporaryFolder } from '#tests/setup/programs.ts'
import { testCipher } from '#tests/setup/test-keys.ts'
import { fulfil, type MoneyWish } from './money-acts.ts'
import {
  aLinkToPay,
  aMoneyProgram,
  aPaidRest,
  aRestToPay,
  aStatementOfThree,
  atWork,
  heal,
  payAtLast,
  payThere,
  standing,
} from './money-world.ts'

/** When the program is killed: before one of its own steps, or while the provider works or its answer is on its way. */
type Death = { lastStep: number } | { line: LineFault }

const deaths: Death[] = [{ lastStep: 3 }, { line: 'lost' }, { line: 'answer-lost' }, { lastStep: 4 }]

const log = createLog({ level: 'silent' })

test(
  'a program that is killed with money on its way loses none and moves none twice',
  { timeout: 600_000 },
  async () => {
    const folder = join(temporaryFolder(), 'database')
    const contract = await paytrAtRisk('iframe')
    onTestFinished(contract.close)
    const begun = await withDatabase(folder, (db) => begin(db, contract))

    for (const { wish, death } of begun.wishes) await kill(folder, contract, wish, death)
    const end = await withDatabase(folder, (db) => restart(db, contract, begun))

    expect(end.books).toMatchObject({
      'refund succeeded 30000': deaths.length,
      'money 430400 30000 []': deaths.length,
      'money 430400 0 []': deaths.length,
      'order paid 538000': deaths.length,
      'order partially_paid 508000': deaths.length,
      'link completed': deaths.length + 3,
      'mail payment-link-paid hatice@example.com': 3,
    })
    expect(end.books).toEqual(expect.not.objectContaining({ 'payment pending 430400': expect.anything() }))
    expect(contract.books.charges).toHaveLength(3 * deaths.length)
    expect(contract.books.charges.flatMap(({ refunds }) => refunds.map(({ amountMinor }) => amountMinor))).toEqual(
      deaths.map(() => 30_000),
    )
  },
)

/** Refunds, parts of orders, links that were paid a moment ago, and a file of the bank: each with a death of its own. */
async function begin(db: Db, contract: RiskyContract) {
  const wishes: { wish: MoneyWish; death: Death }[] = []
  const toPay: string[] = []
  for (const death of deaths) {
    const { attemptRef } = await aPaidRest(db, contract)
    wishes.push({ wish: { act: 'refund', attemptRef, key: attemptRef, minor: 30_000 }, death })
  }
  for (const death of deaths) {
    const { token } = await aRestToPay(db)
    toPay.push(token)
    wishes.push({ wish: { act: 'start', token, key: token, provider: 'paytr' }, death })
  }
  for (const death of deaths) {
    const { token } = await aLinkToPay(db)
    const program = aMoneyProgram(db, contract, atWork)
    await fulfil(program, { act: 'start', token, key: token, provider: 'paytr' })
    const fields = await payThere(program, contract, token)
    if (!fields) throw new Error('no page was open')
    wishes.push({ wish: { act: 'return', fields }, death })
  }
  const { wish } = await aStatementOfThree(db)
  for (const lastStep of [1, 2, 4]) wishes.push({ wish, death: { lastStep } })
  return { wishes, toPay }
}

async function kill(folder: string, { at, accounts }: RiskyContract, wish: MoneyWish, death: Death): Promise<void> {
  const lastStep = 'lastStep' in death ? death.lastStep : null
  at.line.plan('line' in death ? [death.line] : [])
  const fault = at.line.untilFault()
  const program = startProgram('move-money', [folder, JSON.stringify({ accounts, wish, now: atWork, lastStep })])
  if ('line' in death) {
    await Promise.race([fault, program.ended])
    program.child.kill('SIGKILL')
  }
  const { out, err } = await program.ended
  expect({ out, err, signal: program.child.signalCode }).toEqual({ out: '', err: '', signal: 'SIGKILL' })
  at.line.plan([])
}

/** The next start: what the program does by itself, and then whoever has not paid yet, and staff with the same file. */
async function restart(db: Db, contract: RiskyContract, { wishes, toPay }: Awaited<ReturnType<typeof begin>>) {
  const later = await heal(db, contract, atWork)
  for (const token of toPay) await payAtLast(db, contract, token, crypto.randomUUID(), later)
  const statement = wishes.at(-1)
  if (statement) await fulfil(aMoneyProgram(db, contract, later), statement.wish)
  await heal(db, contract, later)
  return { books: await standing(db) }
}

async function withDatabase<Value>(folder: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  const database = await openEmbedded({ folder, prepared: preparedDatabase, log })
  try {
    await migrate(database.db, 'db/migrations')
    await installJobs(database)
    return await work(withFieldCipher(database.db, testCipher))
  } finally {
    await database.close()
  }
}
