import type { VideoObject, WithContext } from 'schema-dts'
import type { Locale } from '#kernel/locale.ts'

export type VideoFacts = {
  title: string
  description: string
  /** Absolute addresses: a still, the file or the page of the player. */
  thumbnail: string
  content?: string | undefined
  player?: string | undefined
  uploadedAt: Date
  seconds?: number | undefined
  locale: Locale
}

/** A video of a page, with the four facts without which search engines do not list it. */
export function videoData(video: VideoFacts): WithContext<VideoObject> {
  const { content, player, seconds } = video
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: video.thumbnail,
    uploadDate: video.uploadedAt.toISOString(),
    inLanguage: video.locale,
    ...(content === undefined ? {} : { contentUrl: content }),
    ...(player === undefined ? {} : { embedUrl: player }),
    ...(seconds === undefined ? {} : { duration: `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S` }),
  }
}
