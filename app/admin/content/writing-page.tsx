import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { inEveryLocale, locales, textIn } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listCategories } from '#modules/catalog/index.server.ts'
import { titleFieldOf, type Writing, type WritingDraft } from '#modules/content/index.ts'
import { findWriting, listWritingHolders, readTitleFactsIn } from '#modules/content/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/writing-page.ts'
import { actOnWriting } from './act-on-writing.server.ts'
import { LanguageTags } from './language-tags.tsx'
import { kindAt, listOf, publicPath } from './writing-kinds.ts'
import { WritingForm } from './writing-form.tsx'

/** Three languages of a long text, as HTML in a form. */
const MOST_BYTES = 4 * 1024 * 1024

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-content', 'account', 'ui'],
  maxBodyBytes: MOST_BYTES,
}

const news = ['created', 'saved'] as const

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { kind, key } = recordOf(params)
  const { db } = context.get(servicesContext)
  const writing = key === undefined ? undefined : await findWriting(db, admin, { kind, key })
  if (key !== undefined && !writing) throw data(null, { status: 404 })
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const holders = kind === 'post' ? [] : await listWritingHolders(db, admin, { kind, locale })
  return {
    kind,
    writing: writing ?? emptyWriting(kind, today),
    isNew: key === undefined,
    holders: holders.filter((holder) => kind !== 'page' || holder.key !== key),
    categories:
      kind === 'page'
        ? (await listCategories(db, { locale, today })).map((each) => ({ key: each.key, name: each.name }))
        : [],
    titleFacts: await readTitleFactsIn(db, today),
    opened: locales.find((each) => each === url.searchParams.get('language')) ?? locale,
    done: news.find((each) => each === url.searchParams.get('done')),
  }
}

/** Saves or removes: 400 with what was typed when a field is wrong, 409 when somebody else saved meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { kind, key } = recordOf(params)
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const acted = await actOnWriting(db, admin, { kind, key, fields }, new Date())
  if ('refused' in acted) return acted.refused
  log.info({ staff: admin.id, kind, key: key ?? acted.key, act: acted.done }, 'staff wrote')
  const locale = context.get(localeContext)
  return redirect(
    acted.done === 'removed'
      ? paths.adminWritings(locale, listOf[kind], acted.news)
      : paths.adminWriting(locale, listOf[kind], acted.key, { done: acted.done, language: fields['language'] }),
  )
}

/** One record in three languages. */
export default function WritingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, writing, isNew, opened, holders, categories, titleFacts, done } = loaderData
  const text = useText('staff-content')
  const locale = useLocale()
  const list = listOf[kind]
  const name = titleFieldOf(kind)
  const title =
    textIn(
      locale,
      inEveryLocale((each) => writing.texts[each][name] ?? ''),
    ) || text('untitled')
  return (
    <>
      <PageHead title={isNew ? text(`new-${kind}`) : title} path={`/admin/content/${list}`} isIndexed={false} />
      <BackLink to={paths.adminWritings(locale, list)}>{text('back')}</BackLink>
      <PageTop
        title={isNew ? text(`new-${kind}`) : <bdi>{title}</bdi>}
        lead={isNew ? undefined : <LanguageTags publication={writing.publication} missing={[]} />}
      >
        {!isNew && (
          <StaffButtonLink look="outline" href={`${paths.adminWriting(locale, list, writing.key)}/preview`}>
            <Icon name="eye" />
            {text('preview')}
          </StaffButtonLink>
        )}
        {!isNew && writing.publication[locale].state === 'published' && (
          <StaffButtonLink look="outline" href={publicPath(kind, locale, writing.texts[locale]['link'] ?? '')}>
            <Icon name="external-link" isFlipped />
            {text('open-page')}
          </StaffButtonLink>
        )}
      </PageTop>
      <WritingForm
        key={`${kind} ${writing.key} ${writing.version}`}
        writing={writing}
        isNew={isNew}
        opened={opened}
        holders={holders}
        categories={categories}
        titleFacts={titleFacts}
        refused={actionData}
      />
      {actionData ? (
        <Toast kind="error" title={text('not-saved')}>
          {text(`problem-${actionData.code}`)}
        </Toast>
      ) : (
        done && (
          <Toast kind="success" title={text(done)}>
            {text('saved-more')}
          </Toast>
        )
      )}
    </>
  )
}

function recordOf(params: { kind: string; key?: string | undefined }) {
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, { status: 404 })
  return { kind, key: params.key }
}

function emptyWriting(kind: Writing['kind'], today: string): Writing {
  const texts: WritingDraft['texts'] = inEveryLocale(() => ({}))
  const draft = { state: 'draft' } as const
  return {
    kind,
    key: '',
    version: 0,
    changedAt: null,
    texts,
    facts: { publishedOn: today, order: '0' },
    publication: inEveryLocale(() => draft),
  }
}
