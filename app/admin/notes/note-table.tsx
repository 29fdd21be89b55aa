import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { DueTag } from './due-tag.tsx'
import type { NoteView } from './note-view.ts'
import styles from './notes.module.css'
import { RelatedLink } from './related-link.tsx'

/** Notes, one a row: what, about whom or what, until when, by whom. */
export function NoteTable({ notes, today }: { notes: NoteView[]; today: PlainDate }) {
  const text = useText('staff-notes')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('notes')}
      head={
        <>
          <th scope="col">{text('note')}</th>
          <th scope="col">{text('related')}</th>
          <th scope="col">{text('due-on')}</th>
          <th scope="col">{text('author')}</th>
          <th scope="col">{text('changed')}</th>
        </>
      }
    >
      {notes.map((note) => (
        <tr key={note.id} className={note.isPinned ? cell.warned : undefined}>
          <td className={styles.what}>
            <Link to={paths.adminNote(locale, note.id)} className={cell.open}>
              {note.isPinned && <Icon name="star" className={styles.pin} />}
              <bdi>{note.title}</bdi>
            </Link>
            {note.body && (
              <span className={styles.excerpt}>
                <bdi>{note.body}</bdi>
              </span>
            )}
          </td>
          <td className={styles.linked}>{note.related && <RelatedLink related={note.related} />}</td>
          <td>
            {note.dueOn && <DueTag dueOn={note.dueOn} isDone={note.done !== null} today={today} />}
            {note.assignee && (
              <span className={cell.second}>
                <bdi>{note.assignee.name}</bdi>
              </span>
            )}
          </td>
          <td>
            <bdi>{note.author.name}</bdi>
          </td>
          <td>
            <InstantText instant={note.changedAt} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
