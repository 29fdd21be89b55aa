import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { articleData } from '#app/found/structured-data/article.ts'
import { paths } from '#app/addresses/paths.ts'
import { useWholePicture } from '#app/page/whole-picture.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { textPictures } from '#app/pictures/text-pictures.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { SafeHtml } from '#kernel/safe-html.ts'
import { findPost, type Post as FoundPost } from '#modules/content/index.server.ts'
import { outlineHtml, type Heading } from '#modules/content/index.ts'
import { Contents, FoldedContents } from '../pages/contents.tsx'
import { HelpBox } from '../pages/help-box.tsx'
import { PictureCards } from '../pages/picture-cards.tsx'
import { pictureOf } from '../pages/picture-of.ts'
import styles from '../pages/reading.module.css'
import type { Route } from './+types/post-page.ts'
import { Elsewhere } from '../elsewhere/elsewhere.tsx'
import { ShareLinks } from './share-links.tsx'
import { TagLinks } from './tag-links.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'] }

type ShownPost = Omit<FoundPost, 'links' | 'body'> & { html: SafeHtml; headings: Heading[] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { db, env } = context.get(servicesContext)
  const found = await findPost(db, {
    link: params.link,
    locale,
    today: dayInIstanbul(new Date()),
    pictureAddress: textPictures(env),
  })
  if (!found.ok) {
    if (found.error.code === 'post-not-found') throw data(null, { status: 404 })
    const { links, titles } = found.error
    return data({ kind: 'elsewhere' as const, titles, pathIn: pathsOf(links) }, { status: 404 })
  }
  const { links, body, ...post } = found.value
  if (post.link !== params.link) throw redirect(paths.post(locale, post.link), 301)
  return { kind: 'here' as const, post: { ...post, ...outlineHtml(body) }, links, pathIn: pathsOf(links) }
}

/** Languages without the post show their list of posts instead. */
function pathsOf(links: Partial<Localised>): Localised {
  const pathOf = (locale: Locale) => (links[locale] ? paths.post(locale, links[locale]) : paths.blog(locale))
  return inEveryLocale(pathOf)
}

/** One post, or, where it was not written in the language of the visitor, where it can be read. */
export default function PostPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'here' ? <Post {...loaderData} /> : <PostElsewhere {...loaderData} />
}

function PostElsewhere({ titles, pathIn }: { titles: Partial<Localised>; pathIn: Localised }) {
  const text = useText('content')
  const locale = useLocale()
  return (
    <Elsewhere
      title={text('post-elsewhere')}
      lead={text('post-elsewhere-lead')}
      list={{ href: paths.blog(locale), label: text('blog-title') }}
      titles={titles}
      pathIn={pathIn}
    />
  )
}

/** One post with who wrote it, ways to share it and posts like it. */
function Post({ post, links, pathIn }: { post: ShownPost; links: Partial<Localised>; pathIn: Localised }) {
  const text = useText('content')
  const locale = useLocale()
  const { origin, site } = usePageFrame()
  const wholePicture = useWholePicture()
  const picture = pictureOf(post.picture, locale, post.title)
  const url = origin + paths.post(locale, post.link)
  return (
    <main className="wrap">
      <PageHead
        title={post.metaTitle}
        description={post.excerpt}
        isWholeTitle
        path={Object.fromEntries(locales.filter((each) => links[each]).map((each) => [each, pathIn[each]]))}
        image={picture?.src}
        kind="article"
        hasFeed
        structuredData={articleData({
          title: post.title,
          description: post.excerpt,
          url,
          images: picture ? [wholePicture(picture.src)] : [],
          locale,
          publishedOn: post.publishedOn,
          publisher: { name: site.firm, url: origin + paths.home(locale), logo: `${origin}/brand/logo-mark.svg` },
        })}
      />
      <PageIntro
        home={paths.home(locale)}
        above={[{ href: paths.blog(locale), label: text('blog-title') }]}
        title={post.title}
        lead={post.excerpt}
      >
        <p className={styles.byline}>
          <DateText date={post.publishedOn} /> · {text('post-by', { role: post.authorRole })}
        </p>
      </PageIntro>
      <div className={styles.columns}>
        <FoldedContents headings={post.headings} />
        <article className={styles.article}>
          {picture && (
            <Print
              picture={picture}
              ratio="16/9"
              sizes="(width <= 1024px) 100vw, 66vw"
              isEager
              className={styles.picture}
            />
          )}
          <Prose html={post.html} />
          <TagLinks tags={post.tags} />
        </article>
        <aside className={styles.side}>
          <Contents headings={post.headings} />
          <ShareLinks title={post.title} url={url} />
          <HelpBox />
        </aside>
      </div>
      {post.related.length > 0 && (
        <section>
          <SectionHead title={text('related-posts')} isSmall />
          <PictureCards
            level={3}
            cards={post.related.map((each) => ({
              key: each.key,
              href: paths.post(locale, each.link),
              title: each.title,
              lead: each.excerpt,
              picture: each.picture,
            }))}
          />
        </section>
      )}
    </main>
  )
}
