import type { BreadcrumbList, WithContext } from 'schema-dts'

/** The way to a page as search engines read it. The page itself is the last step and needs no address. */
export function breadcrumbData(
  items: readonly { href: string; label: string }[],
  current: string,
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...items.map(({ href, label }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: origin + href,
      })),
      { '@type': 'ListItem' as const, position: items.length + 1, name: current },
    ],
  }
}
