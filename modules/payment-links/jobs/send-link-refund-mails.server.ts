import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import type { LetterRow } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import { issueLinkRefundNote } from '../issue-link-refund-note.server.ts'
import { findRefundOfLink, type RefundOfLink } from '../find-refund-of-link.server.ts'
import { refundPromisedTexts, refundSentTexts, rowNames } from '../mail/link-mail-texts.ts'
import type { LinkWork } from './link-work.server.ts'
import { sendLinkLetter } from './send-link-letter.server.ts'

type Named = { linkId: string; refundRef: string }

/** Tells whoever paid that what nobody owed goes back. Once a refund. */
export async function mailLinkRefundPromised(work: LinkWork, named: Named): Promise<void> {
  const found = await findRefundOfLink(work.db, named)
  await sendLinkLetter(work, found.link, {
    key: `payment-link-refund-promised:${named.refundRef}`,
    to: found.payer.email,
    locale: found.link.locale,
    text: refundPromisedTexts[found.link.locale],
    rows: rowsOf(found, []),
  })
}

/** Tells whoever paid that money has gone back, with the refund note. Once a refund. */
export async function mailLinkRefundSent(work: LinkWork, named: Named, now: Date): Promise<void> {
  const found = await findRefundOfLink(work.db, named)
  const { link, refund, payer } = found
  const { locale } = link
  const names = rowNames[locale]
  await sendLinkLetter(
    work,
    link,
    {
      key: `payment-link-refund-sent:${named.refundRef}`,
      to: payer.email,
      locale,
      text: refundSentTexts[locale],
      rows: rowsOf(found, [
        { name: names.refundedOn, value: formatDate(dayInIstanbul(refund.succeededAt ?? now), locale) },
        { name: names.refundWay, value: wayOf(refund, locale) },
      ]),
    },
    async (tx, agency) => {
      const note = await issueLinkRefundNote(tx, work.pdf, { ...named, locale, agency }, now)
      return note ? [note] : []
    },
  )
}

function rowsOf({ link, refund }: RefundOfLink, more: LetterRow[]): LetterRow[] {
  const names = rowNames[link.locale]
  return [
    { name: names.title, value: link.title },
    { name: names.amount, value: formatMoney(refund.amount, link.locale, { cents: true }), isCode: true },
    ...more,
    { name: names.number, value: link.id, isCode: true },
  ]
}

function wayOf({ method, payee }: RefundRecord, locale: Locale): string {
  const { toCard, toAccount } = rowNames[locale]
  return method === 'provider' ? toCard : say(locale, toAccount, { end: payee?.iban.slice(-4) ?? '' })
}
