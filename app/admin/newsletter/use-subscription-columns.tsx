import { useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button-look.ts'
import { languages } from '#kernel/languages.ts'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import type { Subscription } from '#modules/engagement/index.server.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'

/** The columns of the newsletter's addresses; the last one takes an address off by the form `remove`. */
export function useSubscriptionColumns(): Column<Subscription>[] {
  const text = useText('staff-requests')
  const isBusy = useNavigation().state !== 'idle'
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
      cell: ({ state }) => (
        <Tag tone={state === 'done' ? 'green' : 'gray'}>{text(state === 'done' ? 'confirmed' : 'unconfirmed')}</Tag>
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
      cell: ({ id }) => (
        <button
          type="submit"
          form="remove"
          name="id"
          value={id}
          className={buttonClass({ look: 'outline', isSmall: true })}
          disabled={isBusy}
        >
          {text('remove')}
        </button>
      ),
    },
  ]
}
