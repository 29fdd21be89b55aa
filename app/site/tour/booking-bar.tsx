import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { isRoomFare, type TourDetail } from '#modules/catalog/index.ts'
import styles from './booking-bar.module.css'
import { BOOKING_FORM } from '#app/acts/cart/booking-offer.ts'

/**
 * On a phone the price and the way to the rooms stay at the foot of the screen; once something was chosen, what the
 * party pays and the button that takes it.
 */
export function BookingBar({ tour }: { tour: TourDetail }) {
  const text = useText('tour')
  const list = useText('tours')
  if (tour.availability !== 'available') return null
  const hasRooms = tour.fares.some(({ fare }) => isRoomFare(fare))
  return (
    <booking-bar class={`${styles.bar} no-print`}>
      <p className={styles.from}>
        <MoneyText money={tour.fromPrice} />
        <small>{list('per-person')}</small>
      </p>
      <ButtonLink href="#booking" className={styles.from}>
        {text(tour.saleMode !== 'cart' ? 'pre-register' : hasRooms ? 'choose-room' : 'see-prices')}
      </ButtonLink>
      {tour.saleMode === 'cart' && (
        <>
          <p className={styles.sum} data-sum="">
            <MoneyText money={tour.fromPrice} />
            <small />
          </p>
          <Button form={BOOKING_FORM} className={styles.sum}>
            {text('add-to-cart')}
          </Button>
        </>
      )}
    </booking-bar>
  )
}
