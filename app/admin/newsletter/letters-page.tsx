import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { beginLetter, listLetters, noteBounceReport, restoreLetter } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { readRemovalNews, undoneOf } from '../ui/removal-news.ts'
import { TableFoot } from '../ui/table-foot.tsx'
import { UndoNews } from '../ui/undo-news.tsx'
import type { Route } from './+types/letters-page.ts'
import { BounceCard, type BounceNews } from './bounce-card.tsx'
import styles from './letters.module.css'
import { useLetterColumns } from './use-letter-columns.tsx'
import { readPage } from '../lists/read-page.ts'

const PAGE_SIZE = 25

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-letters', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const page = readPage(url.searchParams)
  const { letters, total } = await listLetters(db, admin, {
    page,
    pageSize: PAGE_SIZE,
    locale: context.get(localeContext),
  })
  return { letters, total, page, news: readRemovalNews(url.searchParams) }
}

/** Begins a newsletter, brings a draft back, or reads a report of mails that came back. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { intent, undo = '', report = '' } = await formFields(request)
  const now = new Date()
  if (intent === 'restore')
    return redirect(paths.adminLetters(locale, undoneOf(await restoreLetter(db, admin, undo, now))), 303)
  if (intent === 'begin') {
    const { id } = await beginLetter(db, admin, now)
    return redirect(paths.adminLetter(locale, id, { done: 'begun' }), 303)
  }
  if (intent !== 'bounces') throw data(null, { status: 400 })
  const noted = await noteBounceReport(db, admin, report, now)
  if (!noted.ok) {
    const { code } = noted.error
    return data<BounceNews>({ code, report }, { status: statusOf(code) })
  }
  log.info({ staff: admin.id, ...noted.value }, 'staff read a report of mails that came back')
  return data<BounceNews>(noted.value)
}

/** The newsletters that were written, the latest first, and what came back of them. */
export default function LettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { letters, total, page, news } = loaderData
  const text = useText('staff-letters')
  const locale = useLocale()
  const columns = useLetterColumns()
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('title')} path="/admin/newsletter/letters" isIndexed={false} />
      <BackLink to={paths.adminNewsletter(locale)}>{text('readers')}</BackLink>
      <PageTop title={text('title')} lead={text('lead')}>
        <ActForm>
          <Button name="intent" value="begin">
            <Icon name="plus" />
            {text('new-letter')}
          </Button>
        </ActForm>
      </PageTop>
      <div className={styles.page}>
        <div className={sheet.list}>
          {letters.length > 0 ? (
            <>
              <ListTable caption={text('title')} columns={columns} rows={letters} keyOf={({ id }) => id} />
              <TableFoot
                summary={text('range', { from: String(first), to: String(first + letters.length - 1), total })}
                page={page}
                pages={Math.ceil(total / PAGE_SIZE)}
                hrefOf={(to) => paths.adminLetters(locale, { page: to === 1 ? undefined : to })}
              />
            </>
          ) : (
            <p className={sheet.empty}>{text('nothing')}</p>
          )}
        </div>
        <BounceCard news={actionData} />
      </div>
      <UndoNews news={news} action={paths.adminLetters(locale)} title={text('done-removed')} />
    </>
  )
}
