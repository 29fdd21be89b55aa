import type { PaymentProvider } from '../provider.server.ts'
import { readCardTerms } from './card-terms.server.ts'
import type { IyzicoAccount } from './iyzico-client.server.ts'
import { readFormReturn, readNotification } from './iyzico-post.server.ts'
import { queryPayment } from './query-payment.server.ts'
import { queryRefund, refundPayment } from './refund-payment.server.ts'
import { startForm } from './start-form.server.ts'

/**
 * iyzico, by its hosted payment form: cards are typed on iyzico's page and never pass through here. iyzico cannot end a
 * form that was opened, so leaving one tells no more than asking about it.
 */
export function createIyzicoProvider(account: IyzicoAccount): PaymentProvider {
  return {
    id: 'iyzico',
    traits: {
      cardEntry: 'hosted',
      currencies: ['TRY', 'USD', 'EUR', 'GBP'],
      installmentCurrencies: ['TRY'],
      repeatsStart: false,
      origins: pageOrigins(account.baseUrl),
    },
    acknowledgement: { status: 200, body: 'OK' },
    start: (request, call) => startForm(account, request, call),
    query: (ref, call) => queryPayment(account, ref, call),
    abandon: (ref, call) => queryPayment(account, ref, call),
    readCallback: async (raw) => readNotification(account.secretKey, raw),
    readReturn: async (fields) => readFormReturn(fields),
    refund: (request, call) => refundPayment(account, request, call),
    queryRefund: (request, call) => queryRefund(account, request, call),
    readCardTerms: (card, call) => readCardTerms(account, card, call),
  }
}

/** The form has a host of its own beside the interface's. */
function pageOrigins(baseUrl: string): string[] {
  const { origin, protocol, hostname } = new URL(baseUrl)
  const page = hostname.replace(/^(sandbox-)?api\.iyzipay\.com$/, '$1cpp.iyzipay.com')
  return page === hostname ? [origin] : [`${protocol}//${page}`]
}
