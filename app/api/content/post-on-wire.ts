import type { z } from 'zod'
import { excerptOf } from '#kernel/text.ts'
import type { Post, PostCard } from '#modules/content/index.server.ts'
import { assetAddress } from './asset-address.ts'
import type { WirePost, WirePostSummary } from './wire-content.ts'

export function postSummaryOnWire(post: PostCard, origin: string): z.output<typeof WirePostSummary> {
  return {
    link: post.link,
    title: post.title,
    excerpt: excerptOf(post.excerpt),
    image: assetAddress(post.picture, origin),
    publishedOn: post.publishedOn,
    tags: post.tags,
  }
}

export function postOnWire(post: Post, origin: string): z.output<typeof WirePost> {
  return {
    ...postSummaryOnWire(post, origin),
    alternates: post.links,
    author: post.authorRole,
    metaTitle: post.metaTitle,
    body: post.body,
    related: post.related.map((each) => postSummaryOnWire(each, origin)),
  }
}
