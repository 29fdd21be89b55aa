import type { PlainDate } from '#kernel/plain-date.ts'

export const mediaKinds = ['photo', 'video'] as const

export type MediaKind = (typeof mediaKinds)[number]

export type MediaEntry = {
  id: string
  kind: MediaKind
  album: string
  /** The key of the picture; of a video, of its still. */
  picture: string
  width: number
  height: number
  alt: string
  caption: string
  takenOn: PlainDate
  video: { url: string; seconds: number | null } | null
  uploadedAt: Date
  /** Stands in for a picture of the agency's own on a demonstration site. */
  isSample: boolean
  /** What stays in sight when it is cut, in percent. */
  focus: { x: number; y: number }
}

export type MediaAlbum = { key: string; name: string; count: number; latest: MediaEntry[] }

/** The stored copy of what the agency showed on Instagram. */
export type InstagramShare = {
  id: string
  picture: string
  alt: string
  words: string
  link: string
  takenOn: PlainDate
}
