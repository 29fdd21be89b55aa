import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { providerName } from '#app/ui/provider-name.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { ListedAttempt } from '#modules/payments/index.server.ts'
import { attemptTone } from '../ui/attempt-tone.ts'
import { cell, DataTable } from '../ui/data-table.tsx'

export type AttemptLineView = Omit<ListedAttempt, 'title'> & { title: string }

/** Tries to pay as rows that open. */
export function AttemptTable({ attempts }: { attempts: AttemptLineView[] }) {
  const text = useText('staff-payments')
  return (
    <DataTable
      caption={text('payments')}
      head={
        <>
          <th scope="col">{text('column-for')}</th>
          <th scope="col">{text('column-payer')}</th>
          <th scope="col">{text('column-way')}</th>
          <th scope="col">{text('column-state')}</th>
          <th scope="col" className={cell.end}>
            {text('column-amount')}
          </th>
          <td aria-hidden="true" />
        </>
      }
    >
      {attempts.map((attempt) => (
        <AttemptLine key={attempt.ref} attempt={attempt} />
      ))}
    </DataTable>
  )
}

function AttemptLine({ attempt }: { attempt: AttemptLineView }) {
  const staff = useText('staff')
  const locale = useLocale()
  const { payer, card, flags } = attempt
  return (
    <tr>
      <td>
        <Link to={paths.adminPayment(locale, attempt.ref)} className={cell.open}>
          <bdi>{attempt.reference}</bdi>
        </Link>
        <span className={cell.second}>{attempt.title}</span>
        <InstantText instant={attempt.createdAt} className={cell.second} />
      </td>
      <td>
        <bdi>{payer.name}</bdi>
        <span className={cell.second}>
          <bdi dir="ltr">{payer.email}</bdi>
        </span>
      </td>
      <td>
        {staff(`payment-method-${attempt.method}`)}
        <span className={cell.second}>
          <bdi dir="ltr">
            {attempt.method === 'card' ? providerName(attempt.provider) : attempt.transferReference}
            {card && ` · ${card.brand} ${card.last4}`}
          </bdi>
        </span>
      </td>
      <td>
        <Tag tone={attemptTone[attempt.state]}>{staff(`payment-state-${attempt.state}`)}</Tag>{' '}
        {flags.map((flag) => (
          <Tag
            key={flag}
            tone={attempt.attention.clearedAt ? 'gray' : 'red'}
            icon={attempt.attention.clearedAt ? 'check' : 'triangle-alert'}
          >
            {staff(`flag-${flag}`)}
          </Tag>
        ))}
      </td>
      <td className={cell.end}>
        <b>
          <MoneyText money={attempt.captured ?? attempt.amount} cents />
        </b>
      </td>
      <td className={cell.end}>
        <Icon name="chevron-right" isFlipped />
      </td>
    </tr>
  )
}
