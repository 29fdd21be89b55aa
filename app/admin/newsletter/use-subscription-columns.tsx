import { useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button-look.ts'
import { languages } from '#kernel/languages.ts'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { Subscription } from '#modules/engagement/index.server.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'

const toneOf = { new: 'gray', done: 'green', bounced: 'red' } as const

/**
 * The columns of the newsletter's addresses; the last one takes an address off by the form `remove`, and has one that was
 * refused written to again by the form `put-back`.
 */
export function useSubscriptionColumns(): Column<Subscription>[] {
  const text = useText('staff-requests')
  return [
    {
      key: 'email',
      head: text('email'),
      isFixed: true,
      sort: 'email',
      cell: ({ email, note }) => (
        <>
          <bdi dir="ltr">{email}</bdi>
          {note !== '' && (
            <span className={cell.second}>
              <bdi>{note}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: text('state'),
      cell: ({ state, bounced }) => (
        <>
          <Tag tone={toneOf[state]}>{text(`subscription-${state}`)}</Tag>
          {bounced && (
            <span className={cell.second} dir="auto">
              {bounced.reason}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'language',
      head: text('language'),
      cell: ({ language }) => <bdi lang={language}>{languages[language].name}</bdi>,
    },
    { key: 'asked', head: text('asked-at'), sort: 'asked', cell: ({ askedAt }) => <InstantText instant={askedAt} /> },
    {
      key: 'confirmed',
      head: text('confirmed-at'),
      sort: 'confirmed',
      cell: ({ confirmedAt }) => (confirmedAt ? <InstantText instant={confirmedAt} /> : '—'),
    },
    {
      key: 'remove',
      head: text('remove'),
      isFixed: true,
      isEnd: true,
      cell: ({ id, state }) => (
        <>
          {state === 'bounced' && (
            <RowButton form="put-back" id={id}>
              {text('put-back')}
            </RowButton>
          )}{' '}
          <RowButton form="remove" id={id}>
            {text('remove')}
          </RowButton>
        </>
      ),
    },
  ]
}

/** Sends the row by one of the forms of the page. */
function RowButton({ form, id, children }: { form: string; id: string; children: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <button
      type="submit"
      form={form}
      name="id"
      value={id}
      className={buttonClass({ look: 'outline', isSmall: true })}
      disabled={isBusy}
    >
      {children}
    </button>
  )
}
