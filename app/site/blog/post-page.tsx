import { data, redirect } from 'react-router'
import { artOf } from '#app/art.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { articleData } from '#app/structured-data/article.ts'
import { localePath, paths } from '#app/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findPost } from '#modules/content/index.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import { withOurLinks } from '../pages/our-links.ts'
import { PictureCards } from '../pages/picture-cards.tsx'
import styles from '../pages/reading.module.css'
import type { Route } from './+types/post-page.ts'
import { ShareLinks } from './share-links.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'], tags: ['content'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { db } = context.get(servicesContext)
  const post = await findPost(db, { link: params.link, locale, today: dayInIstanbul(new Date()) })
  if (!post) throw data(null, { status: 404 })
  if (post.link !== params.link) throw redirect(paths.post(locale, post.link), 301)
  return { post: { ...post, body: withOurLinks(post.body) } }
}

/** One post with who wrote it, ways to share it and posts like it. */
export default function PostPage({ loaderData: { post } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  const { origin, site } = usePageFrame()
  const picture = artOf(post.picture, locale)
  const url = origin + paths.post(locale, post.link)
  return (
    <main className="wrap">
      <PageHead
        title={post.title}
        description={post.excerpt}
        path={{
          tr: localePath('tr', `/blog/${post.links.tr}`),
          en: localePath('en', `/blog/${post.links.en}`),
          ar: localePath('ar', `/blog/${post.links.ar}`),
        }}
        image={picture?.src}
        kind="article"
        hasFeed
        structuredData={articleData({
          title: post.title,
          description: post.excerpt,
          url,
          images: picture ? [origin + picture.src] : [],
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
      />
      <div className={styles.columns}>
        <article>
          {picture && <Print picture={picture} ratio="16/9" isEager className={styles.picture} />}
          <Prose html={post.body} />
          <p className={styles.note}>
            {text('post-by', { role: post.authorRole })} · <DateText date={post.publishedOn} />
          </p>
        </article>
        <aside className={styles.side}>
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
