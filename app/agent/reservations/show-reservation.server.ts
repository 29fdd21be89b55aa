import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import { findOffer, type AgentScope, type Reservation } from '#modules/agents/index.server.ts'
import { fareName } from '#modules/booking/index.ts'
import { listOrderDocuments } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toLine } from '../ui/to-line.ts'

export type ShownReservation = Awaited<ReturnType<typeof showReservation>>

/** A reservation as its page shows it, with the addresses its customer gets. */
export async function showReservation(
  db: Db,
  scope: AgentScope,
  reservation: Reservation,
  { locale, origin }: { locale: Locale; origin: string },
) {
  const { sold, order, offerId } = reservation
  const offer = offerId === null ? undefined : await findOffer(db, scope, offerId)
  const documents = await listOrderDocuments(db, sold)
  return {
    ...toLine(reservation, locale),
    commission: reservation.commission,
    markup: reservation.markup,
    returnsOn: reservation.returnsOn,
    note: reservation.note,
    cancelReason: reservation.cancelReason,
    agreedAt: reservation.agreedAt,
    isOpen: reservation.state === 'requested' || reservation.state === 'confirmed',
    open: subtract(order.owed, order.paid),
    holdsUntil: order.holdsUntil,
    agreeUrl: offer ? origin + paths.offer(offer.locale, offer.token) : null,
    // Nobody pays before the customer has agreed.
    paymentUrl:
      reservation.agreedAt && sold.paymentToken ? origin + paths.payment(sold.locale, sold.paymentToken) : null,
    orderUrl: paths.order(locale, order.publicId, order.accessToken),
    documents: documents.map(({ id, kind, createdAt }) => ({
      id,
      kind,
      url: paths.orderDocument(locale, order.publicId, id, order.accessToken),
      at: createdAt,
    })),
    history: reservation.events.map(({ id, kind, words, at }) => ({ id, kind, words, at })),
    travellersInOrder: sold.tours
      .flatMap(({ passengers }) => passengers)
      .filter(({ isCancelled }) => !isCancelled)
      .map((each) => ({
        id: each.id,
        firstName: each.firstName,
        lastName: each.lastName,
        gender: each.gender ?? '',
        bornOn: each.bornOn ?? '',
        nationality: each.nationality,
        tckn: each.tckn ?? '',
        passportNo: each.passportNo ?? '',
        passportExpiresOn: each.passportExpiresOn ?? '',
        fare: each.fare,
        fareName: fareName(each.fare, locale),
      })),
  }
}
