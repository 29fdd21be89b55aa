import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { languages } from '#kernel/languages.ts'
import type { LetterLine } from '#modules/engagement/index.server.ts'
import { LetterStateTag } from './letter-state-tag.tsx'

/** The columns of the newsletters. */
export function useLetterColumns(): Column<LetterLine>[] {
  const text = useText('staff-letters')
  const locale = useLocale()
  return [
    {
      key: 'subject',
      head: text('field-subject'),
      isFixed: true,
      cell: ({ id, subject }) => (
        <Link to={paths.adminLetter(locale, id)} className={cell.open}>
          {subject === '' ? text('untitled') : <bdi>{subject}</bdi>}
        </Link>
      ),
    },
    { key: 'state', head: text('state'), cell: ({ state }) => <LetterStateTag state={state} /> },
    {
      key: 'languages',
      head: text('languages'),
      cell: ({ languages: written }) =>
        written.length === 0
          ? '—'
          : joinList(
              written.map((each) => languages[each].name),
              locale,
            ),
    },
    {
      key: 'when',
      head: text('when'),
      cell: ({ endedAt, startedAt, changedAt }) => <InstantText instant={endedAt ?? startedAt ?? changedAt} />,
    },
    {
      key: 'written',
      head: text('written'),
      cell: ({ total, written }) => (total === 0 ? '—' : text('written-of', { written: String(written), total })),
    },
  ]
}
