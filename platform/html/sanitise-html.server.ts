import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { vouchForHtml, type SafeHtml } from '#kernel/safe-html.ts'

export type SanitiseOptions = {
  /** Where a picture of a text is really fetched from; as written unless said otherwise. */
  pictureAddress?: (src: string, room?: { width: number; height: number }) => string
}

/** Everything a text of the agency is made of. Headings start below the page's own; ids belong to the page. */
export const allowedTags =
  'p h2 h3 h4 ul ol li dl dt dd blockquote hr br pre figure figcaption table caption thead tbody tfoot tr th td a abbr b bdi cite code em i img mark q s small strong sub sup u'.split(
    ' ',
  )

export const allowedAttributes: Record<string, string[]> = {
  '*': ['lang', 'dir'],
  a: ['href', 'hreflang', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}

/** Room that a picture without a size is given until it has arrived. */
const UNKNOWN_SIZE = { width: '1200', height: '800' }

/**
 * Leaves of a text what the list allows: no script, no style, no handler, no address but web, mail and telephone.
 * Links to other sites say so, pictures name their room and wait until they are near.
 */
export function sanitiseHtml(html: string, { pictureAddress = (src) => src }: SanitiseOptions = {}): SafeHtml {
  return vouchForHtml(
    sanitizeHtml(html, {
      allowedTags,
      allowedAttributes,
      allowedSchemes: ['https', 'http', 'mailto', 'tel'],
      allowedSchemesByTag: { img: ['https', 'http'] },
      allowProtocolRelative: false,
      disallowedTagsMode: 'discard',
      nestingLimit: 40,
      transformTags: {
        h1: 'h2',
        h5: 'h4',
        h6: 'h4',
        a: (tagName, attributes) => ({ tagName, attribs: linkOf(attributes) }),
        img: (tagName, attributes) => pictureOf(tagName, attributes, pictureAddress),
      },
      exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
    }),
  )
}

function linkOf({ href, hreflang, lang, dir }: Attributes): Attributes {
  const leavesSite = /^https?:/i.test(href?.trim() ?? '')
  return withoutGaps({ href, hreflang, lang, dir, rel: leavesSite ? 'external noopener' : undefined })
}

function pictureOf(
  tagName: string,
  attributes: Attributes,
  addressOf: NonNullable<SanitiseOptions['pictureAddress']>,
): Tag {
  const { src = '', alt = '', width, height } = attributes
  const isSized = isSize(width) && isSize(height)
  const size = isSized ? { width, height } : UNKNOWN_SIZE
  const room = isSized ? { width: Number(width), height: Number(height) } : undefined
  return {
    tagName,
    attribs: { src: src === '' ? '' : addressOf(src, room), alt, ...size, loading: 'lazy', decoding: 'async' },
  }
}

function isSize(value: string | undefined): value is string {
  return /^[1-9]\d{0,4}$/.test(value ?? '')
}

function withoutGaps(attributes: Record<string, string | undefined>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
