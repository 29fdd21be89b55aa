import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { isSandboxAllowed } from './domain/sandbox-policy.ts'
import { createIyzicoProvider } from './providers/iyzico/iyzico-provider.server.ts'
import { createPaytrProvider } from './providers/paytr/paytr-provider.server.ts'
import type { PaymentProvider, ProviderCall } from './providers/provider.server.ts'
import { createSandboxProvider } from './providers/sandbox/sandbox-provider.server.ts'
import { createStripeProvider } from './providers/stripe/stripe-provider.server.ts'

/** Absolute addresses that go out to providers. */
export type PaymentUrls = {
  /** Where the bank sends the browser back to, with what it says about the attempt. */
  paymentReturn: (locale: Locale, attemptRef: string) => string
  webhook: (provider: string) => string
  sandboxPage: (locale: Locale, token: string) => string
}

/** What the contracts with providers gave us; see the environment for where it comes from. */
export type ProviderAccounts = {
  iyzico: { apiKey: string; secretKey: string; baseUrl: string } | undefined
  paytr: { merchantId: string; key: string; salt: string; mode: 'iframe' | 'direct'; baseUrl: string } | undefined
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string } | undefined
}

/** What the operations that talk to a provider need. Without `providers` no card can be taken. */
export type PaymentGateway = {
  db: Db
  log: Log
  urls: PaymentUrls
  /** Every provider this installation has a contract with, and the test bank where it may serve. */
  providers: readonly PaymentProvider[]
  /** How long a charge may take before it counts as unanswered. */
  chargeTimeoutMs: number
  /** How long a provider may think about any other question. */
  queryTimeoutMs: number
}

/** The gateway of this installation. Without any contract the test bank serves where the address is private or it was allowed. */
export function createPaymentGateway(parts: {
  db: Db
  log: Log
  publicUrl: URL
  allowSandboxInPublic: boolean
  accounts: ProviderAccounts
  urls: PaymentUrls
}): PaymentGateway {
  const { db, log, urls, publicUrl, allowSandboxInPublic, accounts } = parts
  const isAllowed = isSandboxAllowed({ hostname: publicUrl.hostname, isExplicitlyAllowed: allowSandboxInPublic })
  return {
    db,
    log,
    urls,
    /** Asked anew each time: contracts may be made while the program runs. */
    get providers() {
      const contracts = contractsOf(accounts)
      const isSandbox = contracts.length === 0 && isAllowed
      return isSandbox ? [createSandboxProvider({ db, pageUrl: urls.sandboxPage })] : contracts
    },
    chargeTimeoutMs: 20_000,
    queryTimeoutMs: 10_000,
  }
}

/** The providers this installation has a contract with, in the order in which they are asked unless staff say otherwise. */
function contractsOf({ iyzico, paytr, stripe }: ProviderAccounts): PaymentProvider[] {
  return [
    iyzico && createIyzicoProvider(iyzico),
    paytr && createPaytrProvider(paytr),
    stripe && createStripeProvider(stripe),
  ].filter((provider) => provider !== undefined)
}

export function queryCall({ queryTimeoutMs }: Pick<PaymentGateway, 'queryTimeoutMs'>, now: Date): ProviderCall {
  return { now, signal: AbortSignal.timeout(queryTimeoutMs) }
}
