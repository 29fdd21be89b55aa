import { createPaymentGateway, type PaymentGateway } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { paths, withQuery } from '#app/addresses/paths.ts'

type GatewayServices = { db: Db; log: Log; env: Pick<Environment, 'publicUrl' | 'allowSandboxInPublic' | 'payments'> }

/** What payment operations need, with the addresses of this site. It holds no state: make one where it is needed. */
export function paymentGatewayOf({ db, log, env }: GatewayServices): PaymentGateway {
  const { origin } = env.publicUrl
  return createPaymentGateway({
    db,
    log,
    publicUrl: env.publicUrl,
    allowSandboxInPublic: env.allowSandboxInPublic,
    accounts: env.payments,
    urls: {
      paymentReturn: (locale, attempt) => origin + withQuery(paths.paymentCallback(locale), { attempt }),
      webhook: (provider) => `${origin}/api/v1/payments/webhook/${provider}`,
      sandboxPage: (locale, token) => origin + paths.sandboxBank(locale, token),
    },
  })
}
