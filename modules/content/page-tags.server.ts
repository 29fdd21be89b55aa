import type { WritingKind } from './domain/writing.ts'

/** What pages read of the content, and what they are told when it changed: paths from the general to the single. */
const CONTENT = 'content'

export const PAGES_TAG = `${CONTENT}/pages`
export const POSTS_TAG = `${CONTENT}/posts`
export const QUESTIONS_TAG = `${CONTENT}/questions`
export const REVIEWS_TAG = `${CONTENT}/reviews`
/** Photographs, videos and shares, and what is said of them wherever they are shown. */
export const MEDIA_TAG = `${CONTENT}/media`

const tagsOfKinds: Record<WritingKind, string> = { page: PAGES_TAG, post: POSTS_TAG, question: QUESTIONS_TAG }

/** News of one page, post or question. */
export function newsOfWriting(kind: WritingKind, key: string): string {
  return `${tagsOfKinds[kind]}/${key}`
}
