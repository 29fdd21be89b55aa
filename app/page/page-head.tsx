import { languages } from '#kernel/languages.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { usePageFrame } from './page-frame.tsx'
import { pathInEveryLocale, paths } from '#app/addresses/paths.ts'
import { SHARE_PICTURE, sharePicturePath } from '#app/pictures/share-picture.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { useText } from '#app/ui/text.tsx'

type PageHeadProps = {
  /** Without the agency's name, which is added. */
  title: string
  /** The part of a list that is longer than a page; the first says nothing of it. */
  page?: number
  /** Where the text of a title already names the agency. */
  isWholeTitle?: boolean
  description?: string | undefined
  /**
   * The page's path without its language, or its path in each language where parts of it are translated; languages that
   * do not have the page are left out.
   */
  path: string | Partial<Record<Locale, string>>
  /** The path of the page's own illustration, which the picture for sharing is drawn on. */
  image?: string | undefined
  /** What a shared link opens. */
  kind?: 'website' | 'article'
  /** Pages of one visitor, and lists that are parts of another list, stay out of search engines. */
  isIndexed?: boolean
  /** The page belongs to the journal, which can be subscribed to. */
  hasFeed?: boolean
  /** Schema.org data of the page: one thing, or several. */
  structuredData?: object | readonly object[] | undefined
}

/** What search engines and shared links are told about a page. React moves it into the head. */
export function PageHead({
  title: plainTitle,
  page = 1,
  isWholeTitle = false,
  description: plainDescription,
  path,
  image,
  kind = 'website',
  isIndexed = true,
  hasFeed = false,
  structuredData = [],
}: PageHeadProps) {
  const { locale, origin, site, languages: offered } = usePageFrame()
  const text = useText('ui')
  const title = page > 1 ? text('title-of-page', { title: plainTitle, page: String(page) }) : plainTitle
  const description =
    page > 1 && plainDescription
      ? text('description-of-page', { description: plainDescription, page: String(page) })
      : plainDescription
  const pathIn = typeof path === 'string' ? pathInEveryLocale(path) : path
  const ownPath = pathIn[locale] ?? ''
  const spoken = offered.filter((each) => pathIn[each] !== undefined)
  const fullTitle = isWholeTitle ? title : `${title} | ${site.brand}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={origin + ownPath} />
      {spoken.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn[each]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + (pathIn[defaultLocale] ?? ownPath)} />
      {hasFeed && (
        <link rel="alternate" type="application/rss+xml" title={site.brand} href={origin + paths.feed(locale)} />
      )}
      {isIndexed ? (
        <SharedLink title={title} path={ownPath} motif={image} {...{ description, kind, spoken }} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {[structuredData].flat().map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  )
}

type SharedLinkProps = {
  title: string
  description: string | undefined
  path: string
  spoken: readonly Locale[]
  motif: string | undefined
  kind: 'website' | 'article'
}

/** The card that a link to the page becomes in a conversation. */
function SharedLink({ title, description, path, spoken, motif, kind }: SharedLinkProps) {
  const { locale, origin, site } = usePageFrame()
  const picture = origin + sharePicturePath(path, { locale, title, brand: site.brand, motif })
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={site.firm} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content={languages[locale].networkTag} />
      {spoken
        .filter((each) => each !== locale)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={languages[each].networkTag} />
        ))}
      <meta property="og:image" content={picture} data-motif={motif} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
    </>
  )
}
