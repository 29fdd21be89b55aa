import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { inEveryLocale, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { textPictures } from '#app/pictures/text-pictures.server.ts'
import { findCategory, listTours } from '#modules/catalog/index.server.ts'
import { findPage } from '#modules/content/index.server.ts'
import { outlineHtml } from '#modules/content/index.ts'
import { QuestionList } from '../faq/question-list.tsx'
import type { Route } from './+types/page-page.ts'
import { Contents, FoldedContents } from './contents.tsx'
import { HelpBox } from './help-box.tsx'
import { LinkList } from './link-list.tsx'
import { PageTours } from './page-tours.tsx'
import { pictureOf } from './picture-of.ts'
import styles from './reading.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content', 'tour', 'tours'],
}

const MOST_TOURS = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const page = await findPage(db, { link: params.link, locale, today, pictureAddress: textPictures(env) })
  if (!page) throw data(null, { status: 404 })
  // A link of another language leads to the page's own, so that every page has one address in a language.
  if (page.link !== params.link) throw redirect(paths.page(locale, page.link), 301)
  for (const fault of page.faults) log.warn({ page: page.key, locale, fault }, 'a text of a page is no JSON')

  const category = page.categoryLink && (await findCategory(db, { link: page.categoryLink, locale, today }))
  const { tours } = category
    ? await listTours(db, {
        filter: { category: category.key },
        sort: 'departureDate',
        page: 1,
        pageSize: MOST_TOURS,
        locale,
        today,
      })
    : { tours: [] }
  const { record, updatedAt, body, faq, links, languages, ...rest } = page
  const pathOf = (each: Locale) => (languages.includes(each) ? paths.page(each, links[each]) : paths.pages(each))
  return {
    page: { ...rest, ...outlineHtml(body), banner: record.banner, sound: record.sound },
    updatedOn: dayInIstanbul(updatedAt),
    questions: faq.map(({ question, answer }, index) => ({
      key: `q-${index + 1}`,
      question,
      answer,
    })),
    category: category ? { link: category.link, name: category.name } : null,
    tours,
    languages,
    pathIn: inEveryLocale(pathOf),
  }
}

/** A page of the agency's own writing: about us, how we work, guides. */
export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { page, updatedOn, questions, category, tours, languages, pathIn } = loaderData
  const text = useText('content')
  const locale = useLocale()
  const picture = pictureOf(page.picture, locale, page.heading)
  const banner = pictureOf(page.banner, locale)
  const { parent } = page
  return (
    <main className="wrap">
      <PageHead
        title={page.metaTitle}
        isWholeTitle
        description={page.metaDescription}
        path={Object.fromEntries(languages.map((each) => [each, pathIn[each]]))}
        image={picture?.src}
        structuredData={page.structuredData}
      />
      <meta name="keywords" content={page.keywords} />
      {questions.length > 0 && <PageScript name="open-target" />}
      <PageIntro
        home={paths.home(locale)}
        above={parent ? [{ href: paths.page(locale, parent.link), label: parent.heading }] : []}
        title={page.heading}
        {...(page.subtitle === '' ? {} : { lead: page.subtitle })}
      />
      {banner && (
        <Print picture={banner} ratio="21/9" sizes="(width <= 1024px) 100vw, 66vw" isEager className={styles.banner} />
      )}
      <div className={styles.columns}>
        <FoldedContents headings={page.headings} />
        <article className={styles.article}>
          {picture && (
            <Print
              picture={picture}
              ratio={banner ? '16/9' : '21/9'}
              isEager={!banner}
              className={banner ? styles.inset : styles.picture}
            />
          )}
          {page.sound !== '' && <Player src={page.sound} />}
          <Prose html={page.html} />
          {questions.length > 0 && (
            <section className={styles.part}>
              <h2>{text('page-questions')}</h2>
              <QuestionList questions={questions} />
            </section>
          )}
          <p className={styles.note}>{text('updated', { date: formatDate(updatedOn, locale) })}</p>
        </article>
        <aside className={styles.side}>
          <Contents headings={page.headings} />
          {page.children.length > 0 && (
            <LinkList
              title={text('in-this-section')}
              links={page.children.map((child) => ({ href: paths.page(locale, child.link), label: child.heading }))}
            />
          )}
          <HelpBox />
        </aside>
      </div>
      {category && tours.length > 0 && <PageTours category={category} tours={tours} />}
    </main>
  )
}

/** The page as somebody reads it aloud. */
function Player({ src }: { src: string }) {
  const text = useText('content')
  return (
    <label className={styles.listen}>
      {text('listen')}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of the page is what is heard */}
      <audio controls preload="none" src={src} />
    </label>
  )
}
