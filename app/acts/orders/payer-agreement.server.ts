import type { RouterContextProvider } from 'react-router'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { documentsOfPayer } from '#modules/booking/index.server.ts'
import type { PayerAgreement } from '#modules/payments/index.ts'

/** What somebody ticked before they pay, with the texts behind the ticks as they are today and where it came from. */
export async function payerAgreementOf(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  consents: PayerAgreement['consents'],
): Promise<PayerAgreement> {
  return {
    consents,
    texts: await documentsOfPayer(context.get(servicesContext).db, {
      given: consents,
      locale: context.get(localeContext),
    }),
    address: context.get(factsContext).clientAddress,
    userAgent: request.headers.get('user-agent') ?? '',
  }
}
