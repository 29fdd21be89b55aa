import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { SEARCH_LENGTH, searchEveryKind, searchSite } from '#modules/content/index.server.ts'
import type { Route } from './+types/search-page.ts'
import { readSearchQuery } from './read-search-query.ts'
import { SearchForm } from './search-form.tsx'
import { SearchGroup } from './search-group.tsx'
import styles from './search-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['search', 'tour'],
  // Everybody looks for something else; the index answers faster than it would pay to keep the pages.
  isCached: false,
  query: ['q', 'kind', 'page'],
}

const OF_EACH_KIND = 5
const PAGE_SIZE = 20

export async function loader({ url, context }: Route.LoaderArgs) {
  const { q, kind, page } = readSearchQuery(url.searchParams)
  const asked = { q, locale: context.get(localeContext), today: dayInIstanbul(new Date()) }
  const { db } = context.get(servicesContext)
  if (q === '') return { q, kind: undefined, page, state: 'empty' as const }
  const found = kind
    ? await searchSite(db, { ...asked, kind, page, pageSize: PAGE_SIZE })
    : await searchEveryKind(db, { ...asked, each: OF_EACH_KIND })
  if (!found.ok) {
    const state = q.length < SEARCH_LENGTH.min ? ('too-short' as const) : ('too-long' as const)
    return data({ q, kind: undefined, page, state }, { status: 400 })
  }
  const { value } = found
  const isBehindEnd = kind !== undefined && page > 1 && value.hits.length === 0
  return data({ q, kind, page, state: 'found' as const, ...value }, { status: isBehindEnd ? 404 : 200 })
}

/** The whole site by words. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const text = useText('search')
  const locale = useLocale()
  const { q, state } = loaderData
  const title = state === 'found' ? text('title-for', { word: q }) : text('title')
  return (
    <main className="wrap">
      <PageHead title={title} path="/search" isIndexed={false} />
      <PageScript name="search" />
      <PageIntro home={paths.home(locale)} title={text('title')} lead={state === 'empty' ? text('lead') : undefined} />
      <SearchForm
        q={q}
        isAnswered={state === 'found'}
        problem={state === 'too-short' || state === 'too-long' ? text(state) : undefined}
      />
      {state === 'found' && <Results {...loaderData} />}
      {state === 'empty' && <Examples />}
    </main>
  )
}

type FoundData = Extract<Route.ComponentProps['loaderData'], { state: 'found' }>

function Results({ q, kind, page, hits, total, kinds }: FoundData) {
  const text = useText('search')
  const locale = useLocale()
  const everything = kinds.reduce((sum, each) => sum + each.total, 0)
  const hrefOf = (query: { kind?: string | undefined; page?: number | undefined }) =>
    withQuery(paths.search(locale), { q, ...query })
  if (everything === 0) {
    return (
      <EmptyState title={text('results-for', { word: q, count: 0 })} lead={text('try-else')}>
        <ButtonLink href={paths.contact(locale)}>{text('ask-us')}</ButtonLink>
      </EmptyState>
    )
  }
  const shownKinds = kind ? kinds.filter((each) => each.kind === kind) : kinds
  return (
    <>
      <p className={styles.count} role="status">
        {text('results-for', { word: q, count: kind ? total : everything })}
      </p>
      {kinds.length > 1 && (
        <nav aria-label={text('kinds')} className={styles.kinds}>
          <ChipLink href={hrefOf({})} isCurrent={kind === undefined}>
            {text('everything')}
          </ChipLink>
          {kinds.map((each) => (
            <ChipLink key={each.kind} href={hrefOf({ kind: each.kind })} isCurrent={each.kind === kind}>
              {text(`kind-${each.kind}`)} <span className={styles.number}>{each.total}</span>
            </ChipLink>
          ))}
        </nav>
      )}
      {shownKinds.map((each) => (
        <SearchGroup
          key={each.kind}
          kind={each.kind}
          hits={hits.filter((hit) => hit.kind === each.kind)}
          more={
            kind === undefined && each.total > OF_EACH_KIND
              ? { href: hrefOf({ kind: each.kind }), count: each.total }
              : undefined
          }
        />
      ))}
      {kind && (
        <Pagination
          page={page}
          pages={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(number) => hrefOf({ kind, page: number > 1 ? number : undefined })}
        />
      )}
    </>
  )
}

function Examples() {
  const text = useText('search')
  const locale = useLocale()
  return (
    <section className={styles.examples}>
      <h2>{text('try')}</h2>
      <ul>
        {text('try-words')
          .split(/[,،]\s*/u)
          .map((word) => (
            <li key={word}>
              <ChipLink href={withQuery(paths.search(locale), { q: word })}>{word}</ChipLink>
            </li>
          ))}
      </ul>
    </section>
  )
}
