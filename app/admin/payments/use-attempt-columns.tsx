import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { providerName } from '#app/ui/provider-name.ts'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { cardBrandName } from '#modules/payments/index.ts'
import type { ListedAttempt } from '#modules/payments/index.server.ts'
import { attemptTone } from '../ui/attempt-tone.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'

export type AttemptLineView = Omit<ListedAttempt, 'title'> & { title: string }

/** The columns of a list of tries to pay. */
export function useAttemptColumns(): Column<AttemptLineView>[] {
  const text = useText('staff-payments')
  const locale = useLocale()
  return [
    {
      key: 'for',
      head: text('column-for'),
      isFixed: true,
      sort: 'created',
      cell: (attempt) => (
        <>
          <Link to={paths.adminPayment(locale, attempt.ref)} className={cell.open}>
            <bdi>{attempt.reference}</bdi>
          </Link>
          <span className={cell.second}>{attempt.title}</span>
          <InstantText instant={attempt.createdAt} className={cell.second} />
        </>
      ),
    },
    {
      key: 'payer',
      head: text('column-payer'),
      sort: 'payer',
      cell: ({ payer }) => (
        <>
          <bdi>{payer.name}</bdi>
          <span className={cell.second}>
            <bdi dir="ltr">{payer.email}</bdi>
          </span>
        </>
      ),
    },
    { key: 'way', head: text('column-way'), sort: 'way', cell: (attempt) => <Way attempt={attempt} /> },
    { key: 'state', head: text('column-state'), sort: 'state', cell: (attempt) => <State attempt={attempt} /> },
    {
      key: 'amount',
      head: text('column-amount'),
      isEnd: true,
      sort: 'amount',
      cell: ({ captured, amount, foreign }) => (
        <>
          <b>
            <MoneyText money={captured ?? amount} cents />
          </b>
          {foreign && (
            <span className={cell.second}>
              <MoneyText money={foreign.paid} cents />
            </span>
          )}
        </>
      ),
    },
  ]
}

function Way({ attempt: { method, provider, transferReference, card } }: { attempt: AttemptLineView }) {
  const staff = useText('staff')
  return (
    <>
      {staff(`payment-method-${method}`)}
      <span className={cell.second}>
        <bdi dir="ltr">
          {method === 'card' ? providerName(provider) : transferReference}
          {card && ` · ${cardBrandName(card.brand)} ${card.last4}`}
        </bdi>
      </span>
    </>
  )
}

function State({ attempt: { state, flags, attention } }: { attempt: AttemptLineView }) {
  const staff = useText('staff')
  return (
    <>
      <Tag tone={attemptTone[state]}>{staff(`payment-state-${state}`)}</Tag>{' '}
      {flags.map((flag) => (
        <Tag
          key={flag}
          tone={attention.clearedAt ? 'gray' : 'red'}
          icon={attention.clearedAt ? 'check' : 'triangle-alert'}
        >
          {staff(`flag-${flag}`)}
        </Tag>
      ))}
    </>
  )
}
