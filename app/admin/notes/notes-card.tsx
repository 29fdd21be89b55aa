import { Link, useLocation, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { BODY_LENGTH, TITLE_LENGTH, type RelatedTo } from '#modules/notes/index.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { DueTag } from './due-tag.tsx'
import type { NoteView } from './note-view.ts'
import styles from './notes.module.css'

/**
 * What staff wrote about a person, an order or a departure, tasks with a button that finishes them, and a form for
 * more. Goes to the page of notes and comes back to where it stands. The page it stands on loads `notes` with
 * `notesAbout` and names the texts `staff-notes`.
 */
export function NotesCard({
  about,
  notes,
  total,
  today,
  of,
}: {
  about: RelatedTo
  notes: NoteView[]
  total: number
  today: PlainDate
  /** Named where a page has cards about several. */
  of?: string | undefined
}) {
  const text = useText('staff-notes')
  const locale = useLocale()
  const here = useHere()
  const isBusy = useNavigation().state !== 'idle'
  const asked = { relatedKind: about.kind, relatedId: about.id }
  return (
    <Card
      id="notes"
      title={
        <>
          {text('notes')}
          {of !== undefined && (
            <>
              {' · '}
              <bdi>{of}</bdi>
            </>
          )}
        </>
      }
      end={<StaffLink to={paths.adminNote(locale, 'new', { ...asked, returnTo: here })}>{text('new')}</StaffLink>}
    >
      {notes.length === 0 && <p className={styles.nothing}>{text('none-yet')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} className={note.isPinned ? styles.pinned : undefined}>
            <div className={styles.words}>
              <Link to={paths.adminNote(locale, note.id, { returnTo: here })}>
                {note.isPinned && <Icon name="star" className={styles.pin} />}
                <bdi>{note.title}</bdi>
              </Link>
              {note.body && (
                <p className={styles.text}>
                  <bdi>{note.body}</bdi>
                </p>
              )}
              <span className={cell.second}>
                <bdi>{note.author.name}</bdi> · <InstantText instant={note.changedAt} />
              </span>
            </div>
            {note.dueOn && (
              <ActForm action={paths.adminNote(locale, note.id)} className={styles.task} preventScrollReset>
                <DueTag dueOn={note.dueOn} isDone={note.done !== null} today={today} />
                <input type="hidden" name="version" value={note.version} />
                <input type="hidden" name="returnTo" value={here} />
                <Button name="intent" value={note.done ? 'reopen' : 'finish'} look="outline" isSmall disabled={isBusy}>
                  {text(note.done ? 'reopen' : 'finish')}
                </Button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
      {total > notes.length && <p className={styles.nothing}>{text('more', { count: total - notes.length })}</p>}
      <details className={styles.quick}>
        <summary>{text('quick')}</summary>
        <ActForm action={paths.adminNote(locale, 'new')} className={styles.form} key={notes[0]?.id} preventScrollReset>
          <input type="hidden" name="relatedKind" value={about.kind} />
          <input type="hidden" name="relatedId" value={about.id} />
          <input type="hidden" name="returnTo" value={here} />
          <TextField label={text('title')} name="title" maxLength={TITLE_LENGTH} />
          <TextAreaField label={text('body')} name="body" rows={3} maxLength={BODY_LENGTH} isOptional />
          <DateField label={text('due-on')} hint={text('due-hint')} name="dueOn" isOptional />
          <div className={styles.acts}>
            <Button isSmall disabled={isBusy}>
              {text('save')}
            </Button>
          </div>
        </ActForm>
      </details>
    </Card>
  )
}

/** Where a form of the card leads back to. */
function useHere(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}#notes`
}
