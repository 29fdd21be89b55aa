import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listStaffMembers } from '#modules/accounts/index.server.ts'
import { findNote, markMentionSeen } from '#modules/notes/index.server.ts'
import { relatedKinds, type RelatedKind } from '#modules/notes/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/note-page.ts'
import { actOnNote, noteNews } from './act-on-note.server.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { seenVersion } from '../record/seen-fields.tsx'
import { fieldsOfNote } from './note-fields.ts'
import { DueTag } from './due-tag.tsx'
import { NoteForm } from './note-form.tsx'
import { toNoteView, type NoteView } from './note-view.ts'
import layout from '../ui/columns.module.css'
import styles from './notes.module.css'
import { RelatedLink } from './related-link.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-notes', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const note = params.noteId === 'new' ? undefined : await findNote(db, admin, params.noteId)
  if (!note && params.noteId !== 'new') throw data(null, { status: 404 })
  if (note?.mentioned.some(({ id }) => id === admin.id)) await markMentionSeen(db, admin, note.id, now)
  return {
    note: note && toNoteView(note, context.get(localeContext)),
    about: aboutIn(url.searchParams),
    staff: await listStaffMembers(db, admin),
    today: dayInIstanbul(now),
    news: noteNews.find((each) => each === url.searchParams.get('done')),
    returnTo: safeReturnTo(url.searchParams.get('returnTo')),
  }
}

/** Writes, changes, finishes, removes or brings back a note, and leads back to where the form stood. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const sent: Record<string, string> = { ...(await formFields(request)) }
  const saved = 'title' in sent ? await findNote(db, admin, params.noteId) : undefined
  const fields = saved ? decidedForm(sent, fieldsOfNote(toNoteView(saved, locale))) : sent
  const acted = await actOnNote({ db, admin, noteId: params.noteId, fields }, new Date())
  if (!acted.ok) {
    const { code } = acted.error
    const fieldsOf = code === 'fields' ? acted.error.fields : []
    if (!('now' in acted.error)) return data({ code, wrong: fieldsOf, fields }, { status: statusOf(code) })
    const { now } = acted.error
    const { version: _stale, ...pressed } = fields
    // Whoever pressed a button has typed nothing that could clash.
    const met =
      fields['title'] === undefined
        ? { fields: pressed }
        : meetSaved(fields, { theirs: fieldsOfNote(toNoteView(now, locale)), version: now.version })
    return data({ code, wrong: fieldsOf, ...met }, { status: statusOf(code) })
  }
  const { news, note } = acted.value
  const back = safeReturnTo(fields['returnTo'])
  if (back !== undefined) return redirect(back)
  return redirect(
    note ? paths.adminNote(locale, note.id, { done: news }) : paths.adminNotes(locale, { removed: params.noteId }),
  )
}

/** One note to read and to change, or a new one to write. */
export default function NotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { note, about, staff, today, news, returnTo } = loaderData
  const text = useText('staff-notes')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text(note ? 'note' : 'new')} path={`/admin/notes/${note?.id ?? 'new'}`} isIndexed={false} />
      <BackLink to={returnTo ?? paths.adminNotes(locale)}>
        {text(returnTo === undefined ? 'back-to-notes' : 'back')}
      </BackLink>
      <PageTop
        title={note ? <bdi>{note.title}</bdi> : text('new')}
        lead={note?.dueOn && <DueTag dueOn={note.dueOn} isDone={note.done !== null} today={today} />}
      >
        {note && <NoteActs note={note} />}
      </PageTop>
      <div className={layout.columns}>
        <Card title={text(note ? 'edit' : 'write')}>
          <NoteForm
            key={seenVersion({ version: note?.version ?? 0 }, actionData?.fields)}
            note={note}
            about={about}
            staff={staff}
            typed={actionData}
            returnTo={actionData?.fields['returnTo'] ?? (note ? undefined : returnTo)}
          />
        </Card>
        {note && <NoteFacts note={note} />}
      </div>
      {actionData ? (
        <Toast kind="error" title={text('not-saved')}>
          {actionData.code !== 'fields' && text(`problem-${actionData.code}`)}
        </Toast>
      ) : (
        news && <Toast kind="success" title={text(`news-${news}`)} />
      )}
    </>
  )
}

function aboutIn(query: URLSearchParams): { kind: RelatedKind | ''; id: string } {
  const kind = relatedKinds.find((each) => each === query.get('relatedKind')) ?? ''
  return { kind, id: query.get('relatedId') ?? '' }
}

function NoteActs({ note }: { note: NoteView }) {
  const text = useText('staff-notes')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ActForm className={styles.acts}>
      <input type="hidden" name="version" value={note.version} />
      {(note.dueOn !== null || note.done !== null) && (
        <Button name="intent" value={note.done ? 'reopen' : 'finish'} disabled={isBusy}>
          <Icon name={note.done ? 'undo-2' : 'check'} />
          {text(note.done ? 'reopen' : 'finish')}
        </Button>
      )}
      <Button name="intent" value={note.isPinned ? 'unpin' : 'pin'} look="outline" disabled={isBusy}>
        <Icon name="star" />
        {text(note.isPinned ? 'unpin' : 'pin')}
      </Button>
      <Button name="intent" value="remove" look="outline" disabled={isBusy}>
        <Icon name="trash-2" />
        {text('remove')}
      </Button>
    </ActForm>
  )
}

function NoteFacts({ note }: { note: NoteView }) {
  const text = useText('staff-notes')
  return (
    <Card title={text('facts')}>
      <Facts>
        {note.related && (
          <Fact name={text('related')}>
            <RelatedLink related={note.related} />
          </Fact>
        )}
        <Fact name={text('author')}>
          <bdi>{note.author.name}</bdi>
        </Fact>
        <Fact name={text('written-at')}>
          <InstantText instant={note.createdAt} />
        </Fact>
        <Fact name={text('changed')}>
          <InstantText instant={note.changedAt} />
        </Fact>
        {note.mentioned.length > 0 && (
          <Fact name={text('mentioned')}>
            {note.mentioned.map(({ id, name }) => (
              <bdi key={id} className={styles.name}>{`@${name}`}</bdi>
            ))}
          </Fact>
        )}
        {note.done && (
          <Fact name={text('done')}>
            <bdi>{note.done.by.name}</bdi> · <InstantText instant={note.done.at} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
