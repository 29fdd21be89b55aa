import { translator } from '#app/messages/translator.ts'
import { listActorNames } from '#app/acts/lists/audit-actors.server.ts'
import { locales } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { WritingKind } from '#modules/content/index.ts'
import { listWritings } from '#modules/content/index.server.ts'
import { listStaffRequests, listSubscriptions } from '#modules/engagement/index.server.ts'
import type { RequestKind } from '#modules/engagement/index.ts'
import { listNotes } from '#modules/notes/index.server.ts'
import { readAuditQuery } from '../audit/audit-query.ts'
import { sayAct, saySubject } from '../audit/say-act.server.ts'
import { readWritingQuery } from '../content/writing-query.ts'
import { readNewsletterQuery } from '../newsletter/newsletter-query.ts'
import { readNoteQuery } from '../notes/note-query.ts'
import { toNoteView } from '../notes/note-view.ts'
import { momentsOf, readRequestQuery } from '../requests/request-query.ts'
import { wholeList, type Asked, type ListRows } from './list-file.ts'

/** What visitors asked, what staff wrote down and publish, who takes the newsletter, and who did what. */
export const rowsOfDesk = {
  requests: requestRows(['information', 'reservation']),
  'call-requests': requestRows(['call']),
  'contact-messages': requestRows(['message']),
  async notes({ db, admin, query, locale }: Asked): Promise<ListRows> {
    const text = translator(locale, 'staff-notes')
    const { q, author, view, sort } = readNoteQuery(query)
    const asked = { q, author, sort, isMine: view === 'mine', task: view === 'mine' ? undefined : view }
    const { notes } = await listNotes(db, admin, { ...asked, ...wholeList })
    return {
      head: [
        text('title'),
        text('body'),
        text('related'),
        text('due-on'),
        text('assignee'),
        text('author'),
        text('changed'),
      ],
      rows: notes.map((each) => [
        each.title,
        each.body,
        toNoteView(each, locale).related?.label ?? '',
        each.dueOn ?? '',
        each.assignee?.name ?? '',
        each.author.name,
        dayInIstanbul(each.changedAt),
      ]),
    }
  },
  async newsletter({ db, admin, query, locale }: Asked): Promise<ListRows> {
    const text = translator(locale, 'staff-requests')
    const { subscriptions } = await listSubscriptions(db, admin, { ...readNewsletterQuery(query), ...wholeList })
    return {
      head: [text('email'), text('state'), text('language'), text('asked-at'), text('confirmed-at')],
      rows: subscriptions.map(({ email, state, language, askedAt, confirmedAt }) => [
        email,
        text(`subscription-${state}`),
        language,
        dayInIstanbul(askedAt),
        confirmedAt ? dayInIstanbul(confirmedAt) : '',
      ]),
    }
  },
  pages: writingRows('page'),
  posts: writingRows('post'),
  faq: writingRows('question'),
  async audit({ db, admin, query, locale }: Asked): Promise<ListRows> {
    const text = translator(locale, 'staff-users')
    const { area, q, from, to, sort } = readAuditQuery(query)
    const { entries } = await listAuditEntries(db, {
      action: area,
      subjectId: q || undefined,
      from: from && startInIstanbul(from),
      to: to && startInIstanbul(addDays(to, 1)),
      isOldestFirst: sort === 'when',
      ...wholeList,
    })
    const names = await listActorNames(db, admin, entries)
    return {
      head: ['#', text('column-when'), text('column-who'), text('column-act'), text('column-subject')],
      rows: entries.map(({ sequence, happenedAt, actor, action, subject }) => {
        const { kind, which } = saySubject(subject, locale)
        const who = actor.kind === 'system' ? text('actor-system') : (names.get(actor.id) ?? actor.id)
        return [sequence, happenedAt.toISOString(), who, sayAct(action, locale), `${kind} ${which}`.trim()]
      }),
    }
  },
}

function writingRows(kind: WritingKind) {
  return async ({ db, admin, query, locale }: Asked): Promise<ListRows> => {
    const text = translator(locale, 'staff-content')
    const { entries } = await listWritings(db, admin, { kind, ...readWritingQuery(query), locale, ...wholeList })
    return {
      head: [
        translator(locale, 'staff-catalogue')('column-key'),
        ...locales.map((each) => `${text('column-title')} (${each})`),
        ...locales.map((each) => `${text('column-languages')} (${each})`),
        text('field-publishedOn'),
        text('column-changed'),
      ],
      rows: entries.map(({ key, titles, publication, publishedOn, changedAt }) => [
        key,
        ...locales.map((each) => titles[each]),
        ...locales.map((each) => text(`state-${publication[each].state}`)),
        publishedOn ?? '',
        changedAt ? dayInIstanbul(changedAt) : '',
      ]),
    }
  }
}

function requestRows(kinds: readonly RequestKind[]) {
  return async ({ db, admin, query, locale }: Asked): Promise<ListRows> => {
    const text = translator(locale, 'staff-requests')
    const staff = translator(locale, 'staff')
    const asked = readRequestQuery(query)
    const { kind, ...filter } = { ...asked, ...momentsOf(asked) }
    const shown = kinds.filter((each) => kind === undefined || each === kind)
    const { requests } = await listStaffRequests(db, admin, { ...filter, kinds: shown, ...wholeList }, new Date())
    return {
      head: [
        staff('csv-day'),
        text('kind'),
        staff('name'),
        staff('phone'),
        staff('email'),
        staff('column-journey'),
        text('state'),
        text('assignee'),
        text('note'),
      ],
      rows: requests.map((each) => [
        dayInIstanbul(each.askedAt),
        text(`kind-${each.kind}`),
        each.name,
        each.phone ?? '',
        each.email ?? '',
        each.subject,
        text(`state-${each.state}`),
        each.assignee?.name ?? '',
        each.note,
      ]),
    }
  }
}
