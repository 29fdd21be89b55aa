import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatWeekday } from '#kernel/format-date.ts'
import { encodeLines, roomsAtFare, travellersAtFare } from '#modules/booking/index.ts'
import type { CartTour, CartTourLine } from '#modules/booking/index.server.ts'
import { FEW_SEATS } from '#modules/catalog/index.ts'
import styles from './cart-tour-row.module.css'
import { FareStepper } from './fare-stepper.tsx'

/** One journey of the cart: what it is, how many travel at which fare, what that costs. */
export function CartTourRow({ tour, isMuted }: { tour: CartTour; isMuted: boolean }) {
  const { departure, lines, subtotal } = tour
  const locale = useLocale()
  const text = useText('cart')
  const tourText = useText('tour')
  const picture = artOf(departure.image, locale)
  const title = departure.tourName[locale]
  const href = paths.tour(locale, departure.id)
  return (
    <li className={styles.row}>
      {picture && (
        <Print picture={picture} ratio="4/3" sizes="(width <= 768px) 40vw, 220px" className={styles.picture} />
      )}
      <div className={styles.about}>
        <div className={styles.what}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p className={styles.when}>
            <b>
              <DateRangeText from={departure.departsOn} to={departure.returnsOn} />
            </b>
            <HijriText from={departure.departsOn} to={departure.returnsOn} className={styles.hijri} />
          </p>
          <Facts tour={tour} />
        </div>
        {departure.legs.length > 1 && (
          <RouteLine
            className={styles.route}
            airport={departure.originCode}
            isMuted={isMuted}
            stops={departure.legs.map((leg) => ({
              ...leg,
              name: leg.name[locale],
              label: tourText('nights', { count: leg.nights }),
            }))}
          />
        )}
        <div className={styles.fares}>
          {lines.map((line) => (
            <FareStepper key={line.fare} line={line} />
          ))}
        </div>
        <Refusal tour={tour} />
        <div className={styles.acts}>
          <a href={href} className={styles.act}>
            <Icon name="pencil" />
            <span>{text('edit')}</span>
          </a>
          <form method="post">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="line" value={encodeLines(lines)} />
            <button className={styles.act}>
              <Icon name="trash-2" />
              <span>{text('remove')}</span>
            </button>
          </form>
        </div>
      </div>
      <div className={styles.price}>
        <Price money={subtotal} cents isMuted={isMuted} />
        {lines.map(
          (line) =>
            line.unitPrice && (
              <small key={line.fare}>
                {travellersAtFare(line.fare, line.quantity, locale)} × <MoneyText money={line.unitPrice} cents />
                <Rooms line={line} />
              </small>
            ),
        )}
        {departure.availability === 'available' && departure.seatsLeft <= FEW_SEATS && (
          <span className={styles.few}>{text('last-seats', { count: departure.seatsLeft })}</span>
        )}
      </div>
    </li>
  )
}

function Rooms({ line: { fare, quantity } }: { line: CartTourLine }) {
  const rooms = roomsAtFare(fare, quantity, useLocale())
  return rooms !== undefined && ` · ${rooms}`
}

function Facts({ tour: { departure } }: { tour: CartTour }) {
  const locale = useLocale()
  const text = useText('cart')
  const tourText = useText('tour')
  const isOneDay = departure.departsOn === departure.returnsOn
  const days = [departure.departsOn, departure.returnsOn].map((day) => formatWeekday(day, locale))
  const airline = departure.airline?.name[locale]
  const facts = [
    isOneDay ? days[0] : days.join(' – '),
    departure.nights > 0 && tourText('nights', { count: departure.nights }),
    airline && (departure.isDirect ? text('direct', { airline }) : airline),
    departure.hotels.at(-1)?.name[locale],
  ]
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
}

/** Why the journey cannot be bought as it stands; one reason is enough. */
function Refusal({ tour: { departure, lines } }: { tour: CartTour }) {
  const text = useText('cart')
  const tourText = useText('tour')
  const refused = lines.find(
    (line): line is CartTourLine & { refusal: NonNullable<CartTourLine['refusal']> } => line.refusal !== null,
  )
  if (!refused) return null
  const words: Record<NonNullable<CartTourLine['refusal']>, string> = {
    'item-unknown': text('refused-fare'),
    'tour-on-request': text('refused-request'),
    'tour-closed': tourText('closed'),
    'tour-full':
      departure.seatsLeft === 0
        ? tourText('full', { n: String(departure.days) })
        : text('too-many', { count: departure.seatsLeft }),
    quantity: text('refused-quantity'),
  }
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="circle-alert" />
      {words[refused.refusal]}
    </p>
  )
}
