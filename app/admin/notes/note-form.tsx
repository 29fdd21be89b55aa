import { Form, Link, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { StaffMember } from '#modules/accounts/index.server.ts'
import { BODY_LENGTH, relatedKinds, TITLE_LENGTH, type NoteField, type RelatedKind } from '#modules/notes/index.ts'
import type { NoteView } from './note-view.ts'
import styles from './notes.module.css'
import { StaffOptions } from '../ui/staff-options.tsx'

/** What was typed and refused; `now` is the note that somebody else has saved meanwhile. */
export type RefusedNote = {
  fields: Record<string, string>
  wrong: NoteField[]
  code: string
  now: NoteView | undefined
}

/** A note to be written or changed; what was typed before comes back, else what the note has. */
export function NoteForm({
  note,
  about,
  staff,
  typed,
  returnTo,
}: {
  note: NoteView | undefined
  /** What a new note is about, when it was begun there. */
  about: { kind: RelatedKind | ''; id: string }
  staff: StaffMember[]
  typed: RefusedNote | undefined
  returnTo: string | undefined
}) {
  const text = useText('staff-notes')
  const isBusy = useNavigation().state !== 'idle'
  const related = note?.related ?? null
  const isTyped = typed?.fields['title'] !== undefined
  const valueOf = (name: string, stored: string) => (isTyped ? typed?.fields[name] : undefined) ?? stored
  const errorOf = (field: NoteField) => (typed?.wrong.includes(field) ? text(`wrong-${field}`) : undefined)
  const relatedError = typed?.code === 'related-not-found' ? text('problem-related-not-found') : errorOf('related')
  return (
    <Form method="post" className={styles.form}>
      {typed?.now && <Meanwhile now={typed.now} />}
      <input type="hidden" name="version" value={typed?.now?.version ?? note?.version ?? 0} />
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        label={text('title')}
        name="title"
        maxLength={TITLE_LENGTH}
        defaultValue={valueOf('title', note?.title ?? '')}
        error={errorOf('title')}
      />
      <TextAreaField
        label={text('body')}
        hint={
          <span>
            {text('mention-hint')} <bdi>{staff.map(({ fullName }) => `@${fullName}`).join(' · ')}</bdi>
          </span>
        }
        name="body"
        rows={6}
        maxLength={BODY_LENGTH}
        isOptional
        defaultValue={valueOf('body', note?.body ?? '')}
        error={errorOf('body')}
      />
      <div className={styles.pair}>
        <SelectField
          label={text('related')}
          name="relatedKind"
          isOptional
          defaultValue={valueOf('relatedKind', related?.kind ?? about.kind)}
        >
          <option value="">{text('about-nothing')}</option>
          {relatedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`about-${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text('related-id')}
          hint={text('related-hint')}
          name="relatedId"
          isOptional
          isLatin
          maxLength={100}
          defaultValue={valueOf(
            'relatedId',
            related ? (related.kind === 'order' ? related.label : related.id) : about.id,
          )}
          error={relatedError}
        />
        <DateField
          label={text('due-on')}
          hint={text('due-hint')}
          name="dueOn"
          isOptional
          defaultValue={valueOf('dueOn', note?.dueOn ?? '')}
          error={errorOf('dueOn')}
        />
        <SelectField
          label={text('assignee')}
          name="assigneeId"
          isOptional
          defaultValue={valueOf('assigneeId', note?.assignee?.id ?? '')}
        >
          <option value="">{text('nobody')}</option>
          <StaffOptions staff={staff} />
        </SelectField>
      </div>
      <Choice name="isPinned" defaultChecked={isTyped ? typed?.fields['isPinned'] === 'on' : (note?.isPinned ?? false)}>
        {text('pin-choice')}
      </Choice>
      <div className={styles.acts}>
        <Button disabled={isBusy}>{text(typed?.now ? 'save-over' : 'save')}</Button>
      </div>
    </Form>
  )
}

/** What somebody else saved in the meantime, beside what was typed here. */
function Meanwhile({ now }: { now: NoteView }) {
  const text = useText('staff-notes')
  const locale = useLocale()
  return (
    <Notice tone="warning" title={text('problem-edit-conflict')} isAnnounced>
      <p>
        <b>
          <bdi>{now.title}</bdi>
        </b>{' '}
        · <InstantText instant={now.changedAt} />
      </p>
      {now.body && (
        <p className={styles.text}>
          <bdi>{now.body}</bdi>
        </p>
      )}
      <Link to={paths.adminNote(locale, now.id)} reloadDocument>
        {text('take-theirs')}
      </Link>
    </Notice>
  )
}
