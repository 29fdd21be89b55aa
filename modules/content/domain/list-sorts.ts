import { bothWays } from '#kernel/sort.ts'

/** By what a list of pages, posts or questions may be ordered; not all of them know each day. */
export const writingSorts = bothWays('title', 'published', 'changed')

export type WritingSort = (typeof writingSorts)[number]

/** By what the media library may be ordered: when a picture came, its album, and what it is said to show. */
export const mediaSorts = bothWays('uploaded', 'album', 'alt')

export type MediaSort = (typeof mediaSorts)[number]

/** By what reviews may be ordered: those that wait for a decision first, or what they hold. */
export const reviewSorts = ['waiting', ...bothWays('written', 'author', 'rating')] as const

export type ReviewSort = (typeof reviewSorts)[number]
