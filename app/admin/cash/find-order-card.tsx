import { Form, Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { PayableOrder } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './cash.module.css'

/** Looks for the order whose money is taken, by number, name or telephone; one that is found opens the form for it. */
export function FindOrderCard({ q, found }: { q: string; found: readonly PayableOrder[] }) {
  const text = useText('cash')
  const locale = useLocale()
  return (
    <Card title={text('find-order')}>
      <search>
        <Form action={paths.adminCashPart(locale, 'new')} className={styles.find}>
          <TextField
            label={text('find-order-label')}
            placeholder={text('find-order-hint')}
            name="q"
            type="search"
            maxLength={100}
            defaultValue={q}
          />
          <Button look="outline">{text('find')}</Button>
        </Form>
      </search>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ orderNo, customer, remaining }) => (
            <li key={orderNo}>
              <Link to={paths.adminCashPart(locale, 'new', { order: orderNo })} reloadDocument>
                <bdi dir="ltr">{orderNo}</bdi> <bdi>{customer}</bdi>
              </Link>
              <span>
                {text('owed')} <MoneyText money={remaining} cents />
              </span>
            </li>
          ))}
        </ul>
      )}
      {q !== '' && found.length === 0 && (
        <p className={styles.empty} role="status">
          {text('find-order-none')}
        </p>
      )}
    </Card>
  )
}
