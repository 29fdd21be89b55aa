import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StaffMember } from '#modules/accounts/index.server.ts'
import { BODY_LENGTH, relatedKinds, TITLE_LENGTH, type NoteField, type RelatedKind } from '#modules/notes/index.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields } from '../record/seen-fields.tsx'
import { fieldsOfNote } from './note-fields.ts'
import type { NoteView } from './note-view.ts'
import styles from './notes.module.css'
import { StaffOptions } from '../ui/staff-options.tsx'

const labels = {
  title: 'title',
  body: 'body',
  relatedKind: 'related',
  relatedId: 'related-id',
  dueOn: 'due-on',
  assigneeId: 'assignee',
  isPinned: 'pin-choice',
} as const

/** What was typed and refused, brought together with what somebody else has saved meanwhile. */
export type RefusedNote = {
  fields: Record<string, string>
  wrong: NoteField[]
  code: string
  conflict?: Meanwhile | undefined
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
  const read = { fields: note ? fieldsOfNote(note) : {}, version: note?.version ?? 0 }
  const isTyped = typed?.fields['title'] !== undefined
  const stored: Fields = { relatedKind: about.kind, relatedId: about.id, ...read.fields }
  const fields = isTyped ? typed.fields : stored
  const showIn = (place: string, value: string) => {
    const kind = relatedKinds.find((each) => place === 'relatedKind' && each === value)
    if (kind) return text(`about-${kind}`)
    return place === 'assigneeId' ? (staff.find(({ id }) => id === value)?.fullName ?? '') : value
  }
  const errorOf = (field: NoteField) => (typed?.wrong.includes(field) ? text(`wrong-${field}`) : undefined)
  const relatedError = typed?.code === 'related-not-found' ? text('problem-related-not-found') : errorOf('related')
  return (
    <ActForm className={styles.form}>
      <SeenFields
        read={read}
        typed={typed?.fields}
        conflict={typed?.conflict}
        nameOf={(place) => text(labels[place as keyof typeof labels])}
        showIn={showIn}
        isTick={(place) => place === 'isPinned'}
      />
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        label={text('title')}
        name="title"
        maxLength={TITLE_LENGTH}
        defaultValue={fields['title']}
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
        defaultValue={fields['body']}
        error={errorOf('body')}
      />
      <div className={styles.pair}>
        <SelectField label={text('related')} name="relatedKind" isOptional defaultValue={fields['relatedKind']}>
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
          defaultValue={fields['relatedId']}
          error={relatedError}
        />
        <DateField
          label={text('due-on')}
          hint={text('due-hint')}
          name="dueOn"
          isOptional
          defaultValue={fields['dueOn']}
          error={errorOf('dueOn')}
        />
        <SelectField label={text('assignee')} name="assigneeId" isOptional defaultValue={fields['assigneeId']}>
          <option value="">{text('nobody')}</option>
          <StaffOptions staff={staff} />
        </SelectField>
      </div>
      <Choice name="isPinned" defaultChecked={fields['isPinned'] === 'on'}>
        {text('pin-choice')}
      </Choice>
      <div className={styles.acts}>
        <Button disabled={isBusy}>{text('save')}</Button>
      </div>
    </ActForm>
  )
}
