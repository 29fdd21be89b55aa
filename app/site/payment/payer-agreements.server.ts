import { findAgency } from '#app/work/find-agency.server.ts'
import { localePath } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { documentsByPayerConsent, listDocumentsInForce, readPayerConsent } from '#modules/booking/index.server.ts'
import type { PaymentPage } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'

type Link = { id: string; title: string; path: string }

/** What whoever pays a link agrees to: texts with an address of their own, and the consent, which is for this payment. */
export type PayerAgreements = {
  terms: Link[]
  privacy: Link[]
  consent: { title: string; version: string; html: string }
}

/** The texts behind the ticks of a link in its page's language; nothing for orders, which were agreed to before. */
export async function readPayerAgreements(
  db: Db,
  page: PaymentPage,
  locale: Locale,
): Promise<PayerAgreements | undefined> {
  if (page.subject.kind !== 'link') return undefined
  const inForce = await listDocumentsInForce(db)
  const linksOf = (kind: 'terms' | 'privacy') =>
    documentsByPayerConsent[kind].flatMap((id) => {
      const { title, path } = inForce[id]
      return path === null ? [] : [{ id, title: title[locale], path: localePath(locale, path) }]
    })
  const agency = await findAgency(db, locale)
  return {
    terms: linksOf('terms'),
    privacy: linksOf('privacy'),
    consent: await readPayerConsent(db, { title: page.title[locale], agency, locale }),
  }
}
