import { fail, ok } from '#kernel/result.ts'
import { holidaysOfYear, holidayYear, writeHolidayYear } from '#modules/catalog/index.server.ts'
import { holidayGroups } from '#modules/catalog/index.ts'
import { documentIds, type DocumentId } from '#modules/booking/index.ts'
import { getDocument, legalTextDraft, publishLegalText } from '#modules/booking/index.server.ts'
import { listQuestionGroups, questionGroups, writeQuestionGroups } from '#modules/content/index.server.ts'
import { findQuizContent, quizSchema, writeQuiz } from '#modules/engagement/index.server.ts'
import { fromHolidayForm, placeOfHoliday, toHolidayForm } from './holidays-form.ts'
import { menusStore } from './menus-store.server.ts'
import type { PartName } from './part-names.ts'
import type { PartDraft, PartFault, PartStore } from './part-store.ts'
import { fromQuizForm, placeOfQuiz, toQuizForm } from './quiz-form.ts'
import { redirectsStore } from './redirects-store.server.ts'

/** Which quiz a part is; the page of staff is about the current one. */
function quizNamed(key: string): string | undefined {
  return key === 'quiz' ? undefined : key
}

const quizStore: PartStore = {
  subject: 'quiz',
  async read(db, admin, key) {
    const quiz = await findQuizContent(db, admin, quizNamed(key))
    return quiz && toQuizForm(quiz.content)
  },
  async write(tx, admin, key, draft) {
    const quiz = (await quizSchema(tx)).safeParse(fromQuizForm(draft))
    if (!quiz.success) return fail(faultsIn(quiz.error.issues, placeOfQuiz))
    await writeQuiz(tx, admin, { key: quizNamed(key), content: quiz.data })
    return ok(undefined)
  },
}

const questionGroupsStore: PartStore = {
  subject: 'question-groups',
  read: async (db, admin) => ({ groups: await listQuestionGroups(db, admin) }),
  async write(tx, admin, _key, draft) {
    const groups = questionGroups.safeParse(draft['groups'])
    if (!groups.success) return fail(faultsIn(groups.error.issues, (path) => ['groups', ...path].join('.')))
    const written = await writeQuestionGroups(tx, admin, groups.data)
    return written.ok ? ok(undefined) : fail({ code: written.error.code, places: ['groups'] })
  },
}

const YEAR = /^20\d\d$/

const holidaysStore: PartStore = {
  subject: 'holidays',
  async read(db, _admin, key) {
    if (!YEAR.test(key)) return undefined
    const empty = Object.fromEntries(holidayGroups.map((group) => [group, []])) as never
    return toHolidayForm((await holidaysOfYear(db, key)) ?? empty)
  },
  async write(tx, _admin, key, draft) {
    const year = holidayYear.safeParse(fromHolidayForm(draft))
    if (!year.success) return fail(faultsIn(year.error.issues, placeOfHoliday))
    await writeHolidayYear(tx, key, year.data)
    return ok(undefined)
  },
}

const agreementsStore: PartStore = {
  subject: null,
  async read(db, _admin, key) {
    const id = documentIds.find((each) => each === key)
    if (!id) return undefined
    const { title, body } = await getDocument(db, id)
    return { title, body }
  },
  async write(tx, admin, key, draft, now) {
    const text = legalTextDraft.safeParse(withPlainLines(draft))
    if (!text.success) return fail(faultsIn(text.error.issues, (path) => path.join('.')))
    const id = key as DocumentId
    const { version, title, body } = await getDocument(tx, id)
    // A version that says nothing new would only make people read it again.
    if (JSON.stringify(text.data) === JSON.stringify({ title, body })) return ok(undefined)
    const published = await publishLegalText(tx, admin, { id, version, draft: text.data }, now)
    if (published.ok) return ok(undefined)
    const { error } = published
    // The part is locked and its version was read just now.
    if (error.code === 'edit-conflict') throw new Error(`the text ${id} was published without its lock`)
    return fail(error)
  },
}

export const partStores: Record<PartName, PartStore> = {
  quiz: quizStore,
  menus: menusStore,
  redirects: redirectsStore,
  'question-groups': questionGroupsStore,
  holidays: holidaysStore,
  agreements: agreementsStore,
}

function faultsIn(
  issues: readonly { path: readonly PropertyKey[] }[],
  placeOf: (path: readonly PropertyKey[]) => string,
): PartFault {
  return { code: 'fields', places: issues.map(({ path }) => placeOf(path)) }
}

/** Browsers send the ends of lines in their own way. */
function withPlainLines({ title, body }: PartDraft): PartDraft {
  const texts = Object.entries(body as Record<string, string>)
  return { title, body: Object.fromEntries(texts.map(([locale, text]) => [locale, text.replaceAll('\r\n', '\n')])) }
}
