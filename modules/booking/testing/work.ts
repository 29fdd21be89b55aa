import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import type { BookingWork } from '../jobs/booking-work.server.ts'
import { anAgency } from './documents.ts'
import { noRoad } from '../documents/road.ts'

const pdf = createPdfCompiler({ fontsDir: findFontsDir() })

/** What the jobs of orders work with, documents included. */
export function aBookingWork(db: Db): BookingWork {
  return {
    db,
    pdf,
    // As in the program, where it stands in the database: asked for within a transaction it would wait for ever.
    agency: async (locale) => {
      await sql`select 1`.execute(db)
      return anAgency(locale)
    },
    sellerOf: async () => undefined,
    roadOf: async () => noRoad,
    pocketUrl: (locale, publicId, token) => `https://kafile.example/${locale}/order/${publicId}/pocket?p=${token}`,
    orderUrl: (locale, publicId) => `https://kafile.example/${locale}/order/${publicId}`,
    seatsUrl: (locale, publicId, accessToken, proof) =>
      `https://kafile.example/${locale}/order/${publicId}/keep-seats?t=${accessToken}&k=${proof}`,
    guardianUrl: (locale, token) => `https://kafile.example/${locale}/guardian/${token}`,
    paymentUrl: (locale, token) => `https://kafile.example/${locale}/payment/${token}`,
  }
}
