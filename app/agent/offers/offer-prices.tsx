import type { ShownOffer } from '#app/offers/show-offer.ts'
import { useText } from '#app/ui/text.tsx'
import { times } from '#kernel/money.ts'
import { Card } from '../ui/card.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { FareTable } from './fare-table.tsx'

/** What an offer that has ended asked for, and for which journey. */
export function OfferPrices({
  offer,
  departures,
}: {
  offer: Pick<ShownOffer, 'lines' | 'markup' | 'total'>
  departures: readonly { id: string; name: string; dates: string }[]
}) {
  const text = useText('agents')
  const journeys = departures.filter(({ id }) => offer.lines.some(({ tourId }) => tourId === id))
  const end = journeys.map(({ id, name, dates }) => (
    <span key={id}>
      {dates} · <bdi>{name}</bdi>
    </span>
  ))
  const lines = offer.lines.map(({ tourId, fare, quantity, price, ...line }) => ({
    ...line,
    key: `${tourId} ${fare}`,
    quantity,
    price,
    total: times(price, quantity),
  }))
  return (
    <Card title={text('prices')} end={end}>
      <FareTable caption={text('prices')} lines={lines} />
      <FactList
        facts={[
          { name: text('your-markup'), money: offer.markup },
          { name: text('total'), money: offer.total },
        ]}
      />
    </Card>
  )
}
