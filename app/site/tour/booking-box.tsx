import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { SaleTerms } from '#modules/booking/index.server.ts'
import { isRoomFare, type TourDetail } from '#modules/catalog/index.ts'
import { AskButtons } from './ask-buttons.tsx'
import { BookingForm } from './booking-form.tsx'
import { LaterDepartures } from './later-departures.tsx'
import { PlacesLeft } from './places-left.tsx'
import type { BookingRefusal } from './read-booking.ts'
import { SaleNotes } from './sale-notes.tsx'
import { WaitingForm } from '../waiting/waiting-form.tsx'
import styles from './booking-box.module.css'

/** Price, places, rooms and the act: a form where seats are sold, a talk where they are not. */
export function BookingBox({
  tour,
  terms,
  refusal,
}: {
  tour: TourDetail
  terms: SaleTerms
  refusal?: BookingRefusal | undefined
}) {
  const text = useText('tour')
  const hasRooms = tour.fares.some(({ fare }) => isRoomFare(fare))
  return (
    <section id="booking" className={styles.box}>
      <h2 className="visually-hidden">{text(hasRooms ? 'prices' : 'see-prices')}</h2>
      <Keyed>
        <div className={styles.head}>
          <FromPrice tour={tour} />
          <PlacesLeft tour={tour} isAnnounced className={styles.places} />
        </div>
        {refusal && <Refusal tour={tour} refusal={refusal} />}
        <Act tour={tour} />
        {tour.availability === 'available' && <SaleNotes tour={tour} terms={terms} />}
      </Keyed>
    </section>
  )
}

function Refusal({ tour, refusal }: { tour: TourDetail; refusal: BookingRefusal }) {
  const text = useText('tour')
  const words = {
    'no-price': text('no-price'),
    'too-many': text('too-many', { count: tour.seatsLeft }),
    closed: text('closed'),
  }
  return (
    <Notice tone="error" isAnnounced>
      {words[refusal]}
    </Notice>
  )
}

function FromPrice({ tour }: { tour: TourDetail }) {
  const text = useText('tours')
  return (
    <p className={styles.price}>
      <small>{text('from')}</small>
      <MoneyText money={tour.fromPrice} />
      <small>{text('per-person')}</small>
    </p>
  )
}

function Act({ tour }: { tour: TourDetail }) {
  const text = useText('tour')
  const { today } = usePageFrame()
  if (tour.availability === 'full') {
    return (
      <>
        <Notice tone="warning" title={text('full', { n: String(tour.days) })}>
          {text('full-lead')}
        </Notice>
        <LaterDepartures tours={tour.laterDepartures} />
        {tour.saleMode === 'cart' ? <Waiting tourId={tour.id} /> : <DeadButton />}
        <AskButtons tour={tour} />
      </>
    )
  }
  if (tour.availability === 'closed') {
    return (
      <>
        <Notice title={text('closed')}>{text(today >= tour.departsOn ? 'departed-lead' : 'closed-lead')}</Notice>
        <LaterDepartures tours={tour.laterDepartures} />
        <DeadButton />
        <AskButtons tour={tour} />
      </>
    )
  }
  if (tour.saleMode === 'cart') {
    return (
      <BookingForm tour={tour}>
        <AskButtons tour={tour} />
      </BookingForm>
    )
  }
  return (
    <>
      <Notice>{text(tour.kind === 'hajj' ? 'hajj-note' : 'request-note')}</Notice>
      <AskButtons tour={tour} isMainAct />
    </>
  )
}

/** Folded away until somebody wants to wait. */
function Waiting({ tourId }: { tourId: string }) {
  const text = useText('waiting')
  return (
    <details className={styles.waiting}>
      <summary>
        {text('wait')}
        <Icon name="chevron-down" />
      </summary>
      <p>{text('lead')}</p>
      <WaitingForm tourId={tourId} isAside />
    </details>
  )
}

function DeadButton() {
  const text = useText('tour')
  return (
    <Button type="button" isBlock disabled>
      <Icon name="shopping-bag" />
      {text('add-to-cart')}
    </Button>
  )
}
