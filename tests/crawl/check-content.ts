import type { OpenPage } from './crawl-site.ts'

/** What is wrong with the skeleton of a page: headings, pictures, links. */
export function checkContent({ $ }: OpenPage): string[] {
  const problems: string[] = []
  if ($('h1').length !== 1) problems.push(`${$('h1').length} × h1`)
  if ($('h1').text().trim() === '') problems.push('an empty h1')
  if ($('main').length !== 1) problems.push(`${$('main').length} × main`)
  for (const picture of $('img:not([alt])').toArray()) problems.push(`no alt: ${$(picture).attr('src')}`)
  for (const link of $('a').toArray()) {
    const each = $(link)
    const name = each.text().trim() || each.attr('aria-label') || each.find('img[alt]').attr('alt')
    if (!name) problems.push(`a link without words: ${each.attr('href')}`)
    if (!each.attr('href') && !each.attr('role')) problems.push(`a link that leads nowhere: ${each.text()}`)
  }
  return problems
}
