import type { Currency } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { readHealth } from './data/provider-health.server.ts'
import { isCircuitOpen } from './domain/circuit.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { cardProvidersSetting } from './settings.server.ts'

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

/** Sets in which order a currency asks its providers; those left out are not asked. Unknown names are left out. */
export async function orderProviders(
  { db, providers }: Pick<PaymentGateway, 'db' | 'providers'>,
  admin: Admin<'settings'>,
  { currency, ids }: { currency: Currency; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const known = ids.filter((id) =>
    providers.some((each) => each.id === id && each.traits.currencies.includes(currency)),
  )
  await db.transaction().execute(async (tx) => {
    const order = await readSetting(tx, cardProvidersSetting)
    await writeSetting(tx, cardProvidersSetting, { ...order, [currency]: known })
    const entry = {
      actor: admin,
      action: 'settings.card-providers',
      subject: { kind: 'setting', id: cardProvidersSetting.key },
      before: { [currency]: order[currency] ?? [] },
      after: { [currency]: known },
    }
    await recordAudit(tx, entry, now)
  })
}
