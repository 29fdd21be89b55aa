import { MoneyText, useText } from '#app/ui/text.tsx'
import type { TransferRoute } from '#modules/catalog/index.server.ts'
import styles from './transfer-table.module.css'

/** What a ride costs by route and vehicle; it scrolls sideways where there is no room, its first column stays. */
export function TransferTable({ routes }: { routes: TransferRoute[] }) {
  const text = useText('content')
  const vehicles = routes[0]?.prices.map(({ vehicle }) => vehicle) ?? []
  return (
    <section>
      <h2 className={styles.title}>{text('transfers-title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.frame} role="region" aria-label={text('transfers-title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('transfers-route')}</th>
              {vehicles.map((vehicle) => (
                <th key={vehicle} scope="col">
                  {vehicle}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.map((route) => (
              <tr key={route.key}>
                <th scope="row">
                  {route.name}
                  <small>
                    {text('transfers-way', {
                      km: route.km,
                      hours: Math.floor(route.minutes / 60),
                      minutes: route.minutes % 60,
                    })}
                  </small>
                </th>
                {route.prices.map(({ vehicle, price }) => (
                  <td key={vehicle}>
                    <MoneyText money={price} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{text('transfers-note')}</p>
    </section>
  )
}
