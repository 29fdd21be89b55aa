import type { ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { fareCount } from '#modules/booking/index.ts'
import {
  fittingRoom,
  isRoomFare,
  priceOf,
  priceParty,
  roomSizes,
  type Fare,
  type PartyOption,
  type RoomFare,
  type TourDetail,
} from '#modules/catalog/index.ts'
import { sampleCounts } from '../chrome/sample-counts.ts'
import styles from './booking-form.module.css'
import { BOOKING_FORM, MAX_PARTY, partyWords, type BookingOffer } from '#app/acts/cart/booking-offer.ts'

/**
 * Rooms and travellers. Without script a form that the cart takes; the element counts the totals along, asks for the
 * places that are left and puts the travellers into the cart without leaving the page.
 */
export function BookingForm({
  tour,
  action,
  label,
  children,
}: {
  tour: TourDetail
  /** Where the form is sent; the page of the tour when left out. */
  action?: string
  /** What the button says where the travellers do not go into the cart. */
  label?: string
  children: ReactNode
}) {
  const text = useText('tour')
  const locale = useLocale()
  const most = Math.min(MAX_PARTY, tour.seatsLeft)
  const party = { adults: Math.min(2, most), children: 0, babies: 0 }
  const options = priceParty(tour.fares, party)
  const chosen = fittingRoom(options)
  const offer = useOffer(tour)
  return (
    <booking-box data-offer={JSON.stringify(offer)}>
      <form id={BOOKING_FORM} method="post" action={action ?? paths.tour(locale, tour.id)} className={styles.form}>
        <Prices options={options} chosen={chosen?.fare} travellers={party.adults} />
        {options.some(({ fare }) => isRoomFare(fare)) && (
          <p className={styles.note} data-shared-note="" hidden={options.every(({ isShared }) => !isShared)}>
            {text('shared-note')}
          </p>
        )}
        <fieldset className={styles.party}>
          <legend className="visually-hidden">{text('party')}</legend>
          <Stepper label={text('adults')} name="adults" min={1} max={most} defaultValue={party.adults} />
          {priceOf(tour.fares, 'child') && (
            <Stepper label={text('children')} hint={text('children-hint')} name="children" max={most} />
          )}
          {priceOf(tour.fares, 'baby') && (
            <Stepper label={text('babies')} hint={text('babies-hint')} name="babies" max={MAX_PARTY} />
          )}
        </fieldset>
        <p className={styles.problem} data-problem="" role="alert" hidden />
        {chosen && (
          <p className={styles.sum} data-sum="">
            <MoneyText money={chosen.total} />
            <small>{partyWords(chosen, offer.words.counts)}</small>
          </p>
        )}
        <Button isBlock>
          <Icon name="shopping-bag" />
          {label ?? text('add-to-cart')}
        </Button>
        {children}
      </form>
    </booking-box>
  )
}

function Prices({
  options,
  chosen,
  travellers,
}: {
  options: PartyOption[]
  chosen: Fare | undefined
  travellers: number
}) {
  const text = useText('tour')
  const list = useText('tours')
  const [only] = options
  const isByPerson = only !== undefined && !isRoomFare(only.fare)
  return (
    <table className={styles.prices}>
      <caption className="visually-hidden">{text(isByPerson ? 'see-prices' : 'prices')}</caption>
      <thead>
        <tr>
          <th scope="col">{text(isByPerson ? 'party' : 'room')}</th>
          <th scope="col">{text('per-person')}</th>
          <th scope="col" data-total-head="">
            {text('total-for', { count: travellers })}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option.fare}>
            <th scope="row">
              {isRoomFare(option.fare) ? <Room fare={option.fare} isChosen={option.fare === chosen} /> : <Person />}
              <small className={styles.each} aria-hidden="true">
                <MoneyText money={option.perPerson} />
                <span>{list('per-person')}</span>
              </small>
            </th>
            <td>
              <MoneyText money={option.perPerson} />
            </td>
            <td data-fare={option.fare}>
              <MoneyText money={option.total} />
              <small>{option.isShared ? text('shares-room') : ''}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Room({ fare, isChosen }: { fare: RoomFare; isChosen: boolean }) {
  const text = useText('tour')
  return (
    <label className={styles.room}>
      <input type="radio" name="room" value={fare} defaultChecked={isChosen} required />
      <b>
        <i aria-hidden="true" />
        {text(`room-${fare}`)}
      </b>
      <span className={styles.beds} aria-hidden="true">
        {Array.from({ length: roomSizes[fare] }, (_, index) => (
          <Icon key={index} name="bed-single" />
        ))}
      </span>
    </label>
  )
}

function Person() {
  const text = useText('tour')
  return (
    <>
      <input type="hidden" name="room" value="adult" />
      {text('price-adult')}
    </>
  )
}

function useOffer(tour: TourDetail): BookingOffer {
  const text = useText('tour')
  const list = useText('tours')
  const locale = useLocale()
  const upTo = (word: (count: number) => string) => Array.from({ length: MAX_PARTY }, (_, index) => word(index + 1))
  return {
    tourId: tour.id,
    name: tour.name,
    image: tour.image,
    departsOn: tour.departsOn,
    returnsOn: tour.returnsOn,
    locale,
    fares: tour.fares,
    seatsLeft: tour.seatsLeft,
    words: {
      totals: upTo((count) => text('total-for', { count })),
      counts: Object.fromEntries(tour.fares.map(({ fare }) => [fare, upTo((count) => fareCount(fare, count)[locale])])),
      seatsLeft: sampleCounts.map((count) => [count, list('seats-left', { count }).replace(String(count), '#')]),
      tooMany: upTo((count) => text('too-many', { count })),
      sharesRoom: text('shares-room'),
      noPrice: text('no-price'),
    },
  }
}
