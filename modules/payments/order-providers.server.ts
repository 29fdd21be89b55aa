import { sql } from 'kysely'
import type { Currency } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { readHealth } from './data/provider-health.server.ts'
import { isCircuitOpen } from './domain/circuit.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { cardProvidersSetting } from './settings.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

export type ProviderOverview = {
  id: string
  currencies: readonly Currency[]
  takesInstallments: boolean
  /** Left alone for a moment after several silences. */
  isResting: boolean
  lastFailureAt: Date | null
  /** Where the provider sends its notifications. */
  webhookUrl: string
}

/** Every provider this installation has a contract with, and in which order each currency asks them. */
export async function listProviders(
  { db, providers, urls }: PaymentGateway,
  _admin: Admin<'payments'>,
  now: Date,
): Promise<{ providers: ProviderOverview[]; order: Partial<Record<Currency, readonly string[]>> }> {
  const health = await readHealth(db)
  return {
    order: await readSetting(db, cardProvidersSetting),
    providers: providers.map(({ id, traits }) => {
      const known = health.get(id)
      return {
        id,
        currencies: traits.currencies,
        takesInstallments: traits.installmentCurrencies.length > 0,
        isResting: known !== undefined && isCircuitOpen(known, now),
        lastFailureAt: known?.lastFailureAt ?? null,
        webhookUrl: urls.webhook(id),
      }
    }),
  }
}

/** In which order a currency asks; `undefined` where nobody has set one. */
export type ProviderOrder = {
  currency: Currency
  ids: readonly string[]
  isExpected: (ids: readonly string[] | undefined) => boolean
}

/**
 * Sets in which order a currency asks its providers; those left out are not asked. Unknown names are left out.
 * `isExpected` looks at the order as it stands, for callers who must not overwrite what they have not seen.
 *
 * Fails with `edit-conflict` when `isExpected` said no.
 */
export async function orderProviders(
  { db, providers }: Pick<PaymentGateway, 'db' | 'providers'>,
  admin: Admin<'settings'>,
  { currency, ids, isExpected }: ProviderOrder,
  now: Date,
): Promise<Result<void, { code: 'edit-conflict' }>> {
  const known = ids.filter((id) =>
    providers.some((each) => each.id === id && each.traits.currencies.includes(currency)),
  )
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${cardProvidersSetting.key}, 38))`.execute(tx)
    const order = await readSetting(tx, cardProvidersSetting)
    if (!isExpected(order[currency])) return fail({ code: 'edit-conflict' })
    await writeSetting(tx, cardProvidersSetting, { ...order, [currency]: known })
    const entry = {
      actor: admin,
      action: 'settings.card-providers',
      subject: { kind: 'setting', id: cardProvidersSetting.key },
      before: { [currency]: order[currency] ?? [] },
      after: { [currency]: known },
    } as const
    await recordAudit(tx, entry, now)
    return ok(undefined)
  })
}
