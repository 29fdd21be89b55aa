import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import type { Agency } from '../documents/agency.ts'
import type { FindRoad } from '../documents/road.ts'
import type { FindSeller } from '../documents/seller.ts'

/** What the jobs of orders work with. */
export type BookingWork = {
  db: Db
  pdf: PdfCompiler
  agency: (locale: Locale) => Promise<Agency>
  sellerOf: FindSeller
  /** What is arranged for a journey, which modules above this one know. */
  roadOf: FindRoad
  /** The absolute address at which the customer finds the order. */
  orderUrl: (locale: Locale, publicId: string, accessToken: string) => string
  /** The absolute address of the pocket page, for anybody of the journey; `token` opens nothing else. */
  pocketUrl: (locale: Locale, publicId: string, token: string) => string
  /** The absolute address that tells us that whoever opens it reads the mails about this order. */
  seatsUrl: (locale: Locale, publicId: string, accessToken: string, proof: string) => string
  /** The absolute address at which somebody whom the customer trusts looks after the order. */
  guardianUrl: (locale: Locale, token: string) => string
  /** The absolute address at which a payment is made. */
  paymentUrl: (locale: Locale, token: string) => string
}
