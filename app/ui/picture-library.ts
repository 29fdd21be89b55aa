import { createContext, use } from 'react'

/** What is known of an uploaded photograph: what it shows in the language of the page, its size, and what stays in sight. */
export type LibraryPicture = {
  alt: string
  /** In pixels. */
  width: number
  height: number
  /** In percent of the width and the height. */
  focus: { x: number; y: number }
}

/** Uploaded photographs by their paths. */
export type PictureLibrary = Readonly<Record<string, LibraryPicture>>

const PictureLibraryContext = createContext<PictureLibrary>({})

export const PictureLibraryProvider = PictureLibraryContext.Provider

/** A picture with its words: its own ones, or what the library says of it where it brings none. */
export type WordedPicture = { src: string; alt: string | undefined }

export function useLibraryPicture(src: string): LibraryPicture | undefined {
  return use(PictureLibraryContext)[src]
}

/** What a picture shows; empty where nobody has said it. */
export function usePictureWords({ src, alt }: WordedPicture): string {
  const known = useLibraryPicture(src)
  return alt ?? known?.alt ?? ''
}
