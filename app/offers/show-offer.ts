import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OfferWithHistory } from '#modules/agents/index.server.ts'
import { fareName } from '#modules/booking/index.ts'

/** An offer as its page shows it, with the address its customer gets. */
export function showOffer(offer: OfferWithHistory, origin: string, locale: Locale) {
  const { id, offerNo, token, validUntil, customer, state, version, total, markup, reservationId, events } = offer
  return {
    id,
    offerNo,
    token,
    validUntil,
    customer,
    state,
    version,
    total,
    markup,
    free: { places: offer.freePlaces, discount: offer.discount },
    reservationId,
    link: origin + paths.offer(offer.locale, offer.token),
    lines: offer.lines.map((line) => ({ ...line, name: fareName(line.fare, locale) })),
    questions: events.filter(({ kind }) => kind === 'question' || kind === 'answer'),
    history: events.filter(({ kind }) => kind !== 'question' && kind !== 'answer'),
  }
}

export type ShownOffer = ReturnType<typeof showOffer>
