import type { PlainDate } from '#kernel/plain-date.ts'

type CategoryWords = { name: string; metaTitle: string; metaDescription: string }

/**
 * Title and description for search engines: [title] is the category, [year] and [yearn] are this year and the next.
 * The agency's name is added to every title, so [firm] and what joins it are left out.
 */
export function categoryMeta(
  { name, metaTitle, metaDescription }: CategoryWords,
  today: PlainDate,
): { title: string; lead: string } {
  const year = Number(today.slice(0, 4))
  const fill = (text: string) =>
    text
      .replaceAll('[title]', name)
      .replaceAll('[yearn]', String(year + 1))
      .replaceAll('[year]', String(year))
      .replace(/\s*\|?\s*\[firm\]\s*$/u, '')
  return { title: fill(metaTitle), lead: fill(metaDescription) }
}
