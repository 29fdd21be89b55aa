import { Form, Link, redirect, useLocation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { documentIds } from '#modules/booking/index.ts'
import { listDocumentsInForce } from '#modules/booking/index.server.ts'
import { listHolidayYears } from '#modules/catalog/index.server.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/parts-page.ts'
import { partOfPath } from '#app/acts/parts/part-names.ts'
import styles from './parts-page.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-catalogue', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  if (partOfPath(url) === 'holidays') {
    const year = url.searchParams.get('year')?.trim() ?? ''
    if (/^20\d\d$/.test(year)) throw redirect(paths.adminKeyedPart(locale, 'holidays', year))
    return { years: await listHolidayYears(db), texts: [] }
  }
  const inForce = await listDocumentsInForce(db)
  const texts = documentIds.map((id) => {
    const { title, version, validFrom } = inForce[id]
    return { id, title: title[locale], version, validFrom }
  })
  return { years: [], texts }
}

/** The years whose holidays are known, or the legal texts. */
export default function PartsPage({ loaderData: { years, texts } }: Route.ComponentProps) {
  const text = useText('staff-catalogue')
  const part = partOfPath(useLocation()) === 'holidays' ? 'holidays' : 'agreements'
  return (
    <>
      <PageHead title={text(`part-${part}`)} path={`/admin/${part}`} isIndexed={false} />
      <PageTop title={text(`part-${part}`)} lead={text(`lead-${part}`)} />
      <div className={sheet.list}>{part === 'holidays' ? <Years years={years} /> : <Texts texts={texts} />}</div>
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Years({ years }: { years: Loaded['years'] }) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return (
    <>
      <Form action={paths.adminParts(locale, 'holidays')} className={styles.open}>
        <TextField
          label={text('year-other')}
          name="year"
          inputMode="numeric"
          pattern="20[0-9]{2}"
          isLatin
          isOptional={false}
        />
        <Button look="outline">{text('open-year')}</Button>
      </Form>
      <DataTable
        caption={text('part-holidays')}
        head={
          <>
            <th scope="col">{text('column-year')}</th>
            <th scope="col">{text('column-count')}</th>
            <th scope="col">{text('column-status')}</th>
          </>
        }
      >
        {years.map(({ year, count, isCorrected }) => (
          <tr key={year}>
            <td>
              <Link to={paths.adminKeyedPart(locale, 'holidays', year)} className={cell.open}>
                {year}
              </Link>
            </td>
            <td>{count}</td>
            <td>
              <Tag tone={isCorrected ? 'brass' : 'gray'}>{text(isCorrected ? 'year-corrected' : 'year-built-in')}</Tag>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  )
}

function Texts({ texts }: { texts: Loaded['texts'] }) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('part-agreements')}
      head={
        <>
          <th scope="col">{text('column-name')}</th>
          <th scope="col">{text('column-version')}</th>
          <th scope="col">{text('column-valid-from')}</th>
        </>
      }
    >
      {texts.map(({ id, title, version, validFrom }) => (
        <tr key={id}>
          <td>
            <Link to={paths.adminKeyedPart(locale, 'agreements', id)} className={cell.open} dir="auto">
              {title}
            </Link>
          </td>
          <td>
            <bdi dir="ltr">{version}</bdi>
          </td>
          <td>
            <DateText date={validFrom} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
