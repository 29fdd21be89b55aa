import { ButtonLink } from '#app/ui/button-link.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { isRoomFare, type TourDetail } from '#modules/catalog/index.ts'
import styles from './booking-bar.module.css'

/** On a phone the price and the way to the rooms stay at the foot of the screen. */
export function BookingBar({ tour }: { tour: TourDetail }) {
  const text = useText('tour')
  const list = useText('tours')
  if (tour.availability !== 'available') return null
  const hasRooms = tour.fares.some(({ fare }) => isRoomFare(fare))
  return (
    <div className={`${styles.bar} no-print`}>
      <p>
        <MoneyText money={tour.fromPrice} />
        <small>{list('per-person')}</small>
      </p>
      <ButtonLink href="#booking">
        {text(tour.saleMode !== 'cart' ? 'pre-register' : hasRooms ? 'choose-room' : 'see-prices')}
      </ButtonLink>
    </div>
  )
}
