import { moneyHandlers } from '#modules/booking/index.server.ts'
import { linkMoneyHandlers } from '#modules/payment-links/index.server.ts'
import { createPaymentGateway, paymentHandlers, type PaymentGateway } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { takeBackJobs } from '#platform/jobs/take-back-jobs.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { Staff } from './staff.ts'

/** What somebody who acts in a moment of the demonstration has at hand; all of it in the transaction of that moment. */
export type World = {
  tx: Db
  staff: Staff
  gateway: PaymentGateway
  /** The public ids of this run's orders, by the keys of their parties. */
  placed: Map<string, string>
  /**
   * Does what the jobs of orders, links and money would do, now. Mails, papers, messages to other systems and the test bank's
   * post are left out: nobody is told of what never happened.
   */
  settle: (now: Date) => Promise<void>
}

export function worldIn(tx: Db, { staff, log, placed }: { staff: Staff; log: Log; placed: World['placed'] }): World {
  const gateway = testBankIn(tx, log)
  const handlers = [...paymentHandlers(gateway), ...moneyHandlers({ db: tx }), ...linkMoneyHandlers({ db: tx })].filter(
    ({ queue }) => queue.name !== 'sandbox-callback',
  )
  return {
    tx,
    staff,
    gateway,
    placed,
    async settle(now) {
      for (let jobs = await takeBackJobs(tx); jobs.length > 0; jobs = await takeBackJobs(tx)) {
        for (const { name, data } of jobs)
          for (const handler of handlers) if (handler.queue.name === name) await handler.run(data, now)
      }
    },
  }
}

/** The demonstration pays at the test bank, whatever contracts the installation has. */
function testBankIn(tx: Db, log: Log): PaymentGateway {
  const address = (path: string) => `http://localhost/${path}`
  return createPaymentGateway({
    db: tx,
    log,
    publicUrl: new URL('http://localhost'),
    allowSandboxInPublic: false,
    accounts: { iyzico: undefined, paytr: undefined, stripe: undefined },
    urls: {
      paymentReturn: (locale, attempt) => address(`${locale}/payment/callback?attempt=${attempt}`),
      webhook: (provider) => address(`api/v1/payments/webhook/${provider}`),
      sandboxPage: (locale, token) => address(`${locale}/sandbox-bank/${token}/3ds`),
    },
  })
}
