import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { DueTag } from './due-tag.tsx'
import type { NoteView } from './note-view.ts'
import styles from './notes.module.css'
import { RelatedLink } from './related-link.tsx'

/** Notes, one a row: what, about whom or what, until when, by whom. */
export function useNoteColumns(today: PlainDate): Column<NoteView>[] {
  const text = useText('staff-notes')
  return [
    { key: 'note', head: text('note'), isFixed: true, sort: 'title', cell: (note) => <What note={note} /> },
    {
      key: 'related',
      head: text('related'),
      cell: ({ related }) => <span className={styles.linked}>{related && <RelatedLink related={related} />}</span>,
    },
    {
      key: 'due',
      head: text('due-on'),
      sort: 'due',
      cell: ({ dueOn, done, assignee }) => (
        <>
          {dueOn && <DueTag dueOn={dueOn} isDone={done !== null} today={today} />}
          {assignee && (
            <span className={cell.second}>
              <bdi>{assignee.name}</bdi>
            </span>
          )}
        </>
      ),
    },
    { key: 'author', head: text('author'), cell: ({ author }) => <bdi>{author.name}</bdi> },
    {
      key: 'changed',
      head: text('changed'),
      sort: 'changed',
      cell: ({ changedAt }) => <InstantText instant={changedAt} />,
    },
  ]
}

function What({ note: { id, title, body, isPinned } }: { note: NoteView }) {
  const locale = useLocale()
  return (
    <div className={styles.what}>
      <Link to={paths.adminNote(locale, id)} className={cell.open}>
        {isPinned && <Icon name="star" className={styles.pin} />}
        <bdi>{title}</bdi>
      </Link>
      {body && (
        <span className={styles.excerpt} dir="auto">
          <bdi>{body}</bdi>
        </span>
      )}
    </div>
  )
}
