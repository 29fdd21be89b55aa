import { isolateIn } from '#kernel/bidi.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { findSellerToTell } from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { say } from '#platform/texts/say.ts'
import type { ChangeReason } from './domain/change-reason.ts'
import type { Difference } from './differences.ts'
import { changeNoticeTexts } from './mail/change-notice-texts.ts'
import { differenceRows } from './mail/difference-rows.server.ts'
import { sellerNoticeTexts } from './mail/seller-notice-texts.ts'

type Sold = {
  noticeId: string
  orderId: string
  /** The customer. */
  name: string
  tour: string
  /** None where a change that was told is taken back. */
  differences: readonly Difference[]
  reason: ChangeReason
}

/** Writes to the agency that sold an order what its customer is told, once for a notice; nothing where we sold it ourselves. */
export async function tellSeller(
  tx: Db,
  { noticeId, orderId, name, tour, differences, reason }: Sold,
  signedBy: { brand: string; phone: string },
): Promise<void> {
  const seller = await findSellerToTell(tx, orderId)
  if (!seller || seller.email === '') return
  const locale = defaultLocale
  const text = sellerNoticeTexts[locale]
  const facts = {
    agency: isolateIn(locale, seller.name),
    number: isolateIn(locale, seller.reservationNo),
    name: isolateIn(locale, name),
    tour: isolateIn(locale, tour),
  }
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  const letter = await writeLetter({
    locale,
    brand: signedBy.brand,
    subject: say(locale, text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: [
      say(locale, text[differences.length === 0 ? 'lead-back' : 'lead'], facts),
      differences.length === 0 ? '' : changeNoticeTexts[locale].reason[reason],
      text.told,
    ].filter(Boolean),
    rows: differenceRows(differences, locale),
    footer: [signedBy.brand, signedBy.phone].filter(Boolean).join(' · '),
  })
  await queueMail(tx, { key: `change-seller:${noticeId}`, to: seller.email, locale, ...letter })
}
