import type { Locale } from '#kernel/locale.ts'
import type { Agency } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { OfferRequest } from '../domain/offer.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'

/** What the jobs of the agent area work with. */
export type AgentWork = {
  db: Db
  pdf: PdfCompiler
  /** Who organises the journeys. */
  agency: (locale: Locale) => Promise<Agency>
  /** Where a customer answers an offer. */
  offerUrl: (locale: Locale, token: string) => string
  /** Where the agency sees it. */
  agentUrl: (locale: Locale, offerId: string) => string
  /** Where staff see one of our own. */
  staffUrl: (locale: Locale, offerId: string) => string
  /** Finishes what an offer of our own answered, by the order that came of it; once, however often it is told. */
  finishRequest: (done: OfferRequest & { orderId: string }, now: Date) => Promise<void>
}
