import type { Currency } from '#kernel/money.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readHealth } from './data/provider-health.server.ts'
import { isCircuitOpen } from './domain/circuit.ts'
import type { PaymentGateway } from './gateway.server.ts'
import type { PaymentProvider } from './providers/provider.server.ts'
import { cardProvidersSetting } from './settings.server.ts'

/**
 * The card providers that may be asked for a currency, best first: those that staff put in order, else every one this
 * installation has a contract with; without those that lately left us without an answer.
 */
export async function chooseProviders(
  gateway: Pick<PaymentGateway, 'db' | 'providers'>,
  currency: Currency,
  now: Date,
): Promise<PaymentProvider[]> {
  if (gateway.providers.length === 0) return []
  const [order, health] = [await readSetting(gateway.db, cardProvidersSetting), await readHealth(gateway.db)]
  const ids = order[currency] ?? gateway.providers.map(({ id }) => id)
  return ids.flatMap((id) => {
    const provider = providerOf(gateway, id)
    const known = health.get(id)
    const isFit = provider?.traits.currencies.includes(currency) && !(known && isCircuitOpen(known, now))
    return provider && isFit ? [provider] : []
  })
}

/** The provider of an attempt; `undefined` when this installation has no contract with it any more. */
export function providerOf({ providers }: Pick<PaymentGateway, 'providers'>, id: string): PaymentProvider | undefined {
  return providers.find((provider) => provider.id === id)
}
