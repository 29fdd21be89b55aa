import { Form, Link, useLocation } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { foldForSearch } from '#kernel/text.ts'
import { listRecords } from '#modules/catalog/index.server.ts'
import { gapsOf } from '#modules/catalog/index.ts'
import { UndoToast } from '../record/undo-toast.tsx'
import { cell, DataTable } from '../ui/data-table.tsx'
import { ListSearch } from '../ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import tools from '../ui/list-tools.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/records-page.ts'
import { kindOfPath, recordPathOf } from './record-specs.ts'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-catalogue', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const words = foldForSearch(q).split(/\s+/).filter(Boolean)
  const all = await listRecords(db, admin, kindOfPath[recordPathOf(url)])
  const matching = all.filter(({ key, draft }) => {
    const text = foldForSearch([key, ...locales.map((each) => draft.name[each])].join(' '))
    return words.every((word) => text.includes(word))
  })
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE))
  const asked = Number(url.searchParams.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1
  const first = (page - 1) * PAGE_SIZE
  return {
    q,
    page,
    pages,
    total: matching.length,
    records: matching.slice(first, first + PAGE_SIZE).map(({ key, draft }) => ({
      key,
      name: draft.name[locale] || draft.name.tr || draft.name.en || draft.name.ar,
      link: 'slug' in draft ? draft.slug[locale] : null,
      isPublished: 'isPublished' in draft ? draft.isPublished : null,
      missing: gapsOf(draft).length,
    })),
    undo: url.searchParams.get('undo') ?? undefined,
  }
}

/** The hotels, categories, airlines or services, each leading to its form. */
export default function RecordsPage({ loaderData: { q, page, pages, total, records, undo } }: Route.ComponentProps) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  const path = recordPathOf(useLocation())
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text(path)} path={`/admin/${path}`} isIndexed={false} />
      <PageTop title={text(path)} lead={text('records-count', { count: total })}>
        <Link to={paths.adminRecord(locale, path, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text(`new-${path}`)}
        </Link>
      </PageTop>
      <div className={sheet.list}>
        <search>
          <Form action={paths.adminRecords(locale, path)} key={q} className={tools.tools}>
            <ListSearch label={text('search-records')} value={q} hint={text('search-records-hint')} />
            <Button look="outline" className={tools.submit}>
              {text('filter')}
            </Button>
          </Form>
        </search>
        {records.length > 0 ? (
          <>
            <DataTable
              caption={text(path)}
              head={
                <>
                  <th scope="col">{text('column-name')}</th>
                  <th scope="col">{text('column-key')}</th>
                  {path !== 'airlines' && <th scope="col">{text('column-link')}</th>}
                  {path !== 'airlines' && <th scope="col">{text('column-status')}</th>}
                  <th scope="col" className={cell.end}>
                    {text('column-missing')}
                  </th>
                </>
              }
            >
              {records.map(({ key, name, link, isPublished, missing }) => (
                <tr key={key}>
                  <td>
                    <Link to={paths.adminRecord(locale, path, key)} className={cell.open} dir="auto">
                      {name}
                    </Link>
                  </td>
                  <td>
                    <bdi dir="ltr">{key}</bdi>
                  </td>
                  {link !== null && (
                    <td>
                      <bdi dir="ltr">{link}</bdi>
                    </td>
                  )}
                  {isPublished !== null && (
                    <td>
                      <Tag tone={isPublished ? 'green' : 'gray'}>{text(isPublished ? 'published' : 'unpublished')}</Tag>
                    </td>
                  )}
                  <td className={cell.end}>{missing > 0 ? missing : '—'}</td>
                </tr>
              ))}
            </DataTable>
            <TableFoot
              summary={text('range', {
                from: String(first),
                to: String(first + records.length - 1),
                total: String(total),
              })}
              page={page}
              pages={pages}
              hrefOf={(nth) =>
                paths.adminRecords(locale, path, { q: q || undefined, page: nth === 1 ? undefined : nth })
              }
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('no-records')}</p>
        )}
      </div>
      {undo && <UndoToast undo={undo} action={paths.adminRecord(locale, path, 'new')} title={text('done-removed')} />}
    </>
  )
}
