import { data, Link } from 'react-router'
import { artOf } from '#app/pictures/art.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { textPictures } from '#app/pictures/text-pictures.server.ts'
import { languages } from '#kernel/languages.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Print } from '#app/ui/print.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { directionOf, locales } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { previewPage } from '#modules/content/index.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/preview-page.ts'
import styles from './content.module.css'
import { kindAt, listOf } from './writing-kinds.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-content', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, { status: 404 })
  const { db, env } = context.get(servicesContext)
  const shownIn = locales.find((each) => each === url.searchParams.get('language')) ?? context.get(localeContext)
  const preview = await previewPage(db, admin, {
    kind,
    key: params.key,
    locale: shownIn,
    today: dayInIstanbul(new Date()),
    pictureAddress: textPictures(env),
  })
  if (!preview) throw data(null, { status: 404 })
  return { kind, key: params.key, shownIn, preview }
}

/** A record as visitors would read it, one language at a time. */
export default function PreviewPage({ loaderData: { kind, key, shownIn, preview } }: Route.ComponentProps) {
  const text = useText('staff-content')
  const locale = useLocale()
  const list = listOf[kind]
  const here = `${paths.adminWriting(locale, list, key)}/preview`
  const picture =
    artOf(preview.picture, shownIn) ?? (preview.picture.startsWith('/') ? { src: preview.picture, alt: '' } : undefined)
  return (
    <>
      <PageHead title={text('preview-of')} path={`/admin/content/${list}`} isIndexed={false} />
      <BackLink to={paths.adminWriting(locale, list, key, { language: shownIn })}>{text('back-to-editor')}</BackLink>
      <PageTop title={text('preview-of')} lead={text('preview-hint')}>
        <nav aria-label={text('languages')} className={styles.actions}>
          {locales.map((each) => (
            <Link
              key={each}
              to={`${here}?language=${each}`}
              lang={each}
              {...(each === shownIn ? { 'aria-current': 'page' } : {})}
            >
              {languages[each].name}
            </Link>
          ))}
        </nav>
      </PageTop>
      <Card title={<bdi lang={shownIn}>{preview.metaTitle}</bdi>}>
        <article className={styles.inner} lang={shownIn} dir={directionOf(shownIn)}>
          {preview.body === '' && <Notice>{text('missing-in')}</Notice>}
          <h2>{preview.heading}</h2>
          {preview.lead !== '' && <p>{preview.lead}</p>}
          {picture && <Print picture={picture} ratio="21/9" />}
          <Prose html={preview.body} />
        </article>
      </Card>
    </>
  )
}
