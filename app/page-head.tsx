import { defaultLocale, locales, type Locale } from '#kernel/locale.ts'
import { usePageFrame } from './page-frame.tsx'
import { pathInEveryLocale } from './paths.ts'

type PageHeadProps = {
  /** Without the agency's name, which is added. */
  title: string
  /** Where the text of a title already names the agency. */
  isWholeTitle?: boolean
  description?: string | undefined
  /** The page's path without its language, or its path in each language where parts of it are translated. */
  path: string | Record<Locale, string>
  /** The path of the picture shown where the page is shared. */
  image?: string | undefined
  /** Pages of one visitor, and lists that are parts of another list, stay out of search engines. */
  isIndexed?: boolean
  /** Schema.org data of the page. */
  structuredData?: object | undefined
}

/** What search engines and shared links are told about a page. React moves it into the head. */
export function PageHead({
  title,
  isWholeTitle = false,
  description,
  path,
  image,
  isIndexed = true,
  structuredData,
}: PageHeadProps) {
  const { locale, origin, site } = usePageFrame()
  const pathIn = typeof path === 'string' ? pathInEveryLocale(path) : path
  const fullTitle = isWholeTitle ? title : `${title} | ${site.brand}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={origin + pathIn[locale]} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn[each]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathIn[defaultLocale]} />
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={site.firm} />
      <meta property="og:url" content={origin + pathIn[locale]} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={origin + image} />}
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}
