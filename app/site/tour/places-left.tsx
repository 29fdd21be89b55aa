import { useText } from '#app/ui/text.tsx'
import { FEW_SEATS, type TourSummary } from '#modules/catalog/index.ts'
import styles from './places-left.module.css'

/**
 * How many places are left, as lists say it. The page may come from the cache; where places are sold the script of the
 * booking box writes the number of this moment.
 */
export function PlacesLeft({
  tour,
  isAnnounced = false,
  className,
}: {
  tour: TourSummary
  isAnnounced?: boolean
  className?: string | undefined
}) {
  const text = useText('tours')
  const { availability, saleMode, seatsLeft } = tour
  if (availability === 'closed') return null
  const isSold = saleMode === 'cart'
  return (
    <p
      className={`${styles.places} ${className ?? ''}`}
      data-seats={isSold && seatsLeft > 0 ? (seatsLeft <= FEW_SEATS ? 'few' : 'many') : undefined}
      role={isAnnounced ? 'status' : undefined}
    >
      {isSold ? text('seats-left', { count: seatsLeft }) : text('on-request')}
    </p>
  )
}
