import { money, type Money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { enterLine } from '#modules/bank-statements/index.server.ts'
import { listBankAccounts, listTransfers } from '#modules/payments/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

const DAY = 86_400_000

/**
 * Money that was seen on the accounts and waits for somebody: one line with the code of a transfer, one with a part of the
 * money and the name alone, one of a stranger. The others of whom a transfer is awaited have not sent anything.
 */
export async function enterBankLines(world: World, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 4 * DAY)
  const awaited = (await listTransfers(world.tx, since)).filter(({ state }) => state === 'awaited')
  const [first, second] = awaited
  if (first)
    await enter(
      world,
      { amount: first.rest, text: `UMRE ${first.reference}`, payerName: first.payerName.toUpperCase() },
      now,
    )
  if (second) {
    const half = money(Math.round(second.rest.minor / 200) * 100, second.rest.currency)
    await enter(world, { amount: half, text: 'UMRE TAKSIT', payerName: second.payerName }, now)
  }
  await enter(world, { amount: money(150_000, 'USD'), text: 'HAVALE', payerName: 'MURAT TASDEMIR' }, now)
}

async function enter(
  { tx, staff }: World,
  { amount, text, payerName }: { amount: Money; text: string; payerName: string },
  now: Date,
): Promise<void> {
  const account = (await listBankAccounts(tx)).find(({ currency }) => currency === amount.currency)
  if (!account || amount.minor <= 0) return
  const bookedOn = addDays(dayInIstanbul(now), -1)
  const line = { accountIban: account.iban, bookedOn, amount, text, payerName, payerIban: '' }
  must(await enterLine(tx, staff.payments, line, now), 'a line of the bank')
}
