import type { Translation } from '../translation.ts'
import type { content as reference } from '../tr/content.ts'

export const content: Translation<typeof reference> = {
  'no-posts': 'No posts yet.',
  faq: 'Questions',
}
