import type { z } from 'zod'
import type { ContentPage, PageCard } from '#modules/content/index.server.ts'
import { assetAddress } from './asset-address.ts'
import type { WirePage, WirePageSummary } from './wire-content.ts'

export function pageSummaryOnWire(page: PageCard, origin: string): z.output<typeof WirePageSummary> {
  return {
    key: page.key,
    parent: page.parentKey,
    link: page.link,
    title: page.heading,
    subtitle: page.subtitle,
    excerpt: page.excerpt,
    image: assetAddress(page.picture, origin),
  }
}

export function pageOnWire(page: ContentPage, origin: string): z.output<typeof WirePage> {
  return {
    ...pageSummaryOnWire(page, origin),
    links: page.links,
    banner: assetAddress(page.record.banner, origin),
    sound: assetAddress(page.record.sound, origin),
    body: page.body,
    mainGroup: page.mainGroup,
    metaTitle: page.metaTitle,
    metaDescription: page.metaDescription,
    keywords: page.keywords,
    faq: page.faq,
    jsonLd: page.structuredData ?? null,
    children: page.children.map((child) => pageSummaryOnWire(child, origin)),
    createdAt: page.record.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
  }
}
