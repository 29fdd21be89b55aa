import type { CheerioAPI } from 'cheerio'

const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder']

/**
 * Every text a visitor sees or hears in the language of the page. What is marked as another language, as a name
 * (`bdi`, `translate="no"`) or as code is left out.
 */
export function readTexts($: CheerioAPI): string[] {
  const language = $('html').attr('lang')
  const isForeign = (element: Parameters<CheerioAPI>[0]) => {
    const marked = $(element as never)
      .closest('[lang]')
      .attr('lang')
    return marked !== undefined && marked !== language
  }
  const texts: string[] = [$('title').text(), $('meta[name=description]').attr('content') ?? '']
  $('body')
    .find('*')
    .not('script, style, template, noscript, svg, svg *, code, bdi, bdi *, [translate=no], [translate=no] *')
    .each((_, element) => {
      if (isForeign(element)) return
      for (const name of SPOKEN_ATTRIBUTES) texts.push($(element).attr(name) ?? '')
      $(element)
        .contents()
        .each((__, node) => {
          if (node.type === 'text') texts.push(node.data)
        })
    })
  const plain = texts.map((text) =>
    text
      .replace(/[\u2066-\u2069\u200E\u200F]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(plain)].filter((text) => text !== '')
}
