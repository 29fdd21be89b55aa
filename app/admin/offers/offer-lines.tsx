import type { ShownOffer } from '#app/offers/show-offer.ts'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { times } from '#kernel/money.ts'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'

/** What an offer that has ended asked for. */
export function OfferLines({ offer }: { offer: Pick<ShownOffer, 'lines' | 'free' | 'total'> }) {
  const text = useText('agents')
  return (
    <Card title={text('prices')}>
      <DataTable
        caption={text('prices')}
        head={
          <>
            <th scope="col">{text('fare')}</th>
            <th scope="col">{text('quantity')}</th>
            <th scope="col" className={cell.end}>
              {text('total')}
            </th>
          </>
        }
      >
        {offer.lines.map(({ tourId, fare, name, quantity, price }) => (
          <tr key={`${tourId} ${fare}`}>
            <td>{name}</td>
            <td>
              {quantity} × <MoneyText money={price} />
            </td>
            <td className={cell.end}>
              <MoneyText money={times(price, quantity)} />
            </td>
          </tr>
        ))}
        {offer.free.places > 0 && (
          <tr>
            <td colSpan={2}>{text('free-places', { count: String(offer.free.places) })}</td>
            <td className={cell.end}>
              <MoneyText money={{ ...offer.free.discount, minor: -offer.free.discount.minor }} />
            </td>
          </tr>
        )}
        <tr>
          <td colSpan={2}>
            <b>{text('total')}</b>
          </td>
          <td className={cell.end}>
            <b>
              <MoneyText money={offer.total} />
            </b>
          </td>
        </tr>
      </DataTable>
    </Card>
  )
}
