import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/search-page.ts'
import { hitKinds } from './hit.ts'
import { HitList } from './hit-list.tsx'
import { searchEverything } from './search-everything.server.ts'

/** Under the search field of the bar, and on the page itself. */
const SUGGESTED = 4
const LISTED = 20
const LONGEST = 100

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'staff-desk', 'ui'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'dashboard')
  const { db } = context.get(servicesContext)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const limit = url.searchParams.has('suggest') ? SUGGESTED : LISTED
  const hits = await searchEverything(db, admin, { q, locale: context.get(localeContext), limit }, new Date())
  return { q, hits }
}

/** What the words of a search are found in, by kind. */
export default function SearchPage({ loaderData: { q, hits } }: Route.ComponentProps) {
  const text = useText('staff-desk')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('search-title')} path="/admin/search" isIndexed={false} />
      <PageTop title={text('search-title')} lead={text('search-lead')} />
      <div className={sheet.list}>
        <ListTools
          action={paths.adminSearch(locale)}
          found={hits.length}
          search={{ label: text('search'), value: q, hint: text('search-hint') }}
          filters={[]}
          ask={text('search-title')}
        />
        {hitKinds
          .filter((kind) => hits.some((hit) => hit.kind === kind))
          .map((kind) => (
            <HitList key={kind} title={text(`hits-${kind}`)} hits={hits.filter((hit) => hit.kind === kind)} />
          ))}
        {hits.length === 0 && <p className={sheet.empty}>{text(q === '' ? 'search-empty' : 'search-none')}</p>}
      </div>
    </>
  )
}
