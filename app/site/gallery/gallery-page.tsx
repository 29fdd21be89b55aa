import { artOf } from '#app/pictures/art.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { videoData } from '#app/found/structured-data/video.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { rootLocale } from '#kernel/locale.ts'
import type { MediaEntry } from '#modules/content/index.ts'
import type { Route } from './+types/gallery-page.ts'
import styles from './gallery-page.module.css'
import { loadGallery, type GalleryData } from './load-gallery.server.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['gallery', 'tour', 'ui'],
  query: ['album', 'cursor'],
  openQuery: ['cursor'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadGallery(context, url)
}

/** Pictures and videos of past journeys in albums; each opens large in a viewer, or by itself without script. */
export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const text = useText('gallery')
  const locale = useLocale()
  const { albums, shown, current, cursor, nextCursor } = loaderData
  const entries = shown.flatMap((album) => album.entries)
  const title = current?.name ?? text('title')
  return (
    <main className="wrap">
      <PageHead
        title={title}
        description={text('lead')}
        path={paths.gallery(rootLocale, { album: current?.key })}
        isIndexed={cursor === undefined && entries.length > 0}
        image={artOf(entries[0]?.picture ?? '', locale)?.src}
        structuredData={useVideos(entries)}
      />
      <PageIntro
        home={paths.home(locale)}
        above={current ? [{ href: paths.gallery(locale), label: text('title') }] : []}
        title={title}
        lead={text('lead')}
      >
        {entries.some(({ isSample }) => isSample) && <p className={styles.sample}>{text('sample')}</p>}
      </PageIntro>
      {albums.length > 0 && <Albums albums={albums} current={current?.key} />}
      {entries.length === 0 && <EmptyState title={text('none')} lead={text('none-lead')} />}
      <picture-links class={styles.albums}>
        {shown.map((album, position) => (
          <section key={album.key} aria-label={album.name}>
            {!current && (
              <SectionHead
                title={album.name}
                isSmall
                link={
                  album.count > album.entries.length
                    ? {
                        href: paths.gallery(locale, { album: album.key }),
                        label: text('album-all', { count: album.count }),
                      }
                    : undefined
                }
              />
            )}
            <PictureGrid
              entries={album.entries}
              firstPlace={shown.slice(0, position).reduce((sum, each) => sum + each.entries.length, 0)}
            />
          </section>
        ))}
      </picture-links>
      {current && (
        <p className={styles.ways}>
          {cursor !== undefined && (
            <ButtonLink look="outline" href={paths.gallery(locale, { album: current.key })}>
              {text('first')}
            </ButtonLink>
          )}
          {nextCursor !== null && (
            <ButtonLink rel="next" href={paths.gallery(locale, { album: current.key, cursor: nextCursor })}>
              {text('more')}
            </ButtonLink>
          )}
        </p>
      )}
      {entries.length > 0 && <PictureDialog entries={entries} />}
      <PageScript name="pictures" />
    </main>
  )
}

function Albums({ albums, current }: { albums: GalleryData['albums']; current: string | undefined }) {
  const text = useText('gallery')
  const locale = useLocale()
  return (
    <nav aria-label={text('albums')} className={styles.chips}>
      <ChipLink href={paths.gallery(locale)} isCurrent={current === undefined}>
        {text('all-albums')}
      </ChipLink>
      {albums.map(({ key, name, count }) => (
        <ChipLink key={key} href={paths.gallery(locale, { album: key })} isCurrent={key === current}>
          {name} <small>{count}</small>
        </ChipLink>
      ))}
    </nav>
  )
}

/** The videos among the entries as search engines read them. */
function useVideos(entries: readonly MediaEntry[]) {
  const { locale, origin } = usePageFrame()
  return entries.flatMap(({ video, picture, caption, alt, uploadedAt }) => {
    const still = artOf(picture, locale)?.src
    if (!video || !still) return []
    return videoData({
      title: caption,
      description: alt,
      thumbnail: origin + still,
      content: new URL(video.url, origin).href,
      uploadedAt,
      seconds: video.seconds ?? undefined,
      locale,
    })
  })
}
