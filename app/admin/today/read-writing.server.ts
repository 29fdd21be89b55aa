import { paths } from '#app/addresses/paths.ts'
import { textIn } from '#kernel/locale.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { listUntranslated } from '#modules/catalog/index.server.ts'
import { listIncompleteWritings, listWaitingReviews } from '#modules/content/index.server.ts'
import { listOf } from '../content/writing-kinds.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Whoever wrote a review sees it, or hears why not, within a week. */
const REVIEW_DAYS = 7

/** Reviews of travellers that nobody has read yet. */
export async function readReviews(asking: Asking, writer: Admin<'content'>): Promise<WorkOfKind> {
  const { db, locale, limit } = asking
  const { reviews, total } = await listWaitingReviews(db, writer, { limit })
  const kind = 'review'
  const lines = reviews.map(({ id, author, writtenAt }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: author,
      dueOn: addDays(dayInIstanbul(writtenAt), REVIEW_DAYS),
      since: writtenAt,
      href: paths.adminReviews(locale, { state: 'pending' }),
    }),
  )
  return { kind, lines, total }
}

/** Tours, hotels, pages, posts and questions that are not there in every language. */
export async function readTranslations(asking: Asking, writer: Admin<'content'>): Promise<WorkOfKind> {
  const { db, admin, locale, limit } = asking
  const keeper = proveArea(admin, 'catalogue')
  const [{ records, total: ofCatalogue }, { writings, total: ofWriting }] = await Promise.all([
    keeper ? listUntranslated(db, keeper, { limit }) : { records: [], total: 0 },
    listIncompleteWritings(db, writer, { limit }),
  ])
  const kind = 'translation'
  const lines = [
    ...records.map((record) =>
      workLine({
        key: `${kind}:${record.kind}:${record.key}`,
        kind,
        says: `translation-${record.kind}`,
        name: textIn(locale, record.name) || record.key,
        href:
          record.kind === 'tour'
            ? paths.adminTour(locale, record.key)
            : paths.adminRecord(locale, 'hotels', record.key),
      }),
    ),
    ...writings.map((writing) =>
      workLine({
        key: `${kind}:${writing.kind}:${writing.key}`,
        kind,
        says: `translation-${writing.kind}`,
        name: textIn(locale, writing.title) || writing.key,
        href: paths.adminWriting(locale, listOf[writing.kind], writing.key),
      }),
    ),
  ]
  return { kind, lines: lines.slice(0, limit), total: ofCatalogue + ofWriting }
}
