import { redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { confirmCertain, listLines } from '#modules/bank-statements/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/lines-page.ts'
import layout from '../ui/columns.module.css'
import styles from './bank-statements.module.css'
import { lineFilter, lineQueryValues, readLineQuery } from './line-query.ts'
import { LineTable, useLineColumns } from './line-table.tsx'
import { LineTools } from './line-tools.tsx'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'bank-statements', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const query = readLineQuery(url.searchParams)
  const { db } = context.get(servicesContext)
  const { lines, total } = await listLines(db, admin, { ...lineFilter(query), pageSize: PAGE_SIZE })
  return {
    query,
    desk: await findListDesk(db, admin, 'bank-lines'),
    lines,
    total,
    booked: countIn(url.searchParams, 'booked'),
    confirmed: countIn(url.searchParams, 'confirmed'),
  }
}

/** Confirms what is certain and was left open. */
export async function action({ context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { confirmed } = await confirmCertain(context.get(servicesContext).db, admin, { isAsked: true }, new Date())
  return redirect(paths.adminBankLines(context.get(localeContext), { confirmed }))
}

export default function LinesPage({ loaderData }: Route.ComponentProps) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { query, lines, total, booked, confirmed, desk } = loaderData
  const columns = useLineColumns()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const hasCertain = lines.some(({ state, certainty }) => state === 'to_decide' && certainty === 'certain')
  return (
    <>
      <PageHead title={text('lines')} path="/admin/bank-statements/lines" isIndexed={false} />
      <BackLink to={paths.adminStatements(locale)}>{text('back')}</BackLink>
      <PageTop title={text('lines')}>
        {hasCertain && (
          <ActForm>
            <Button isSmall disabled={isBusy}>
              {text('confirm-certain')}
            </Button>
          </ActForm>
        )}
      </PageTop>
      <div className={layout.column}>
        {(booked !== undefined || confirmed !== undefined) && (
          <Notice tone="success" isAnnounced>
            {booked !== undefined && <p>{text('booked', { count: booked })}</p>}
            {confirmed !== undefined && <p>{text('confirmed', { count: confirmed })}</p>}
          </Notice>
        )}
        <div className={styles.sheet}>
          <LineTools query={query} found={total} />
          <ListBar list="bank-lines" desk={desk} columns={columns} />
          {lines.length > 0 ? (
            <>
              <LineTable
                lines={lines}
                columns={columns}
                hidden={desk.hiddenColumns}
                sorting={{
                  by: query.sort,
                  hrefOf: (sort) => paths.adminBankLines(locale, { ...lineQueryValues({ ...query, page: 1 }), sort }),
                }}
              />
              <TableFoot
                summary={text('lines-range', { from: String(first), to: String(first + lines.length - 1), total })}
                page={query.page}
                pages={Math.ceil(total / PAGE_SIZE)}
                hrefOf={(page) => paths.adminBankLines(locale, lineQueryValues({ ...query, page }))}
              />
            </>
          ) : (
            <p className={styles.empty}>{text('no-lines')}</p>
          )}
        </div>
      </div>
    </>
  )
}

/** A figure that the page before passes on; what is none says nothing. */
function countIn(query: URLSearchParams, name: string): number | undefined {
  const told = query.get(name)
  return told !== null && /^\d{1,6}$/.test(told) ? Number(told) : undefined
}
