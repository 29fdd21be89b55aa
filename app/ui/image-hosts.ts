import { createContext, use } from 'react'
import type { ImageHosts } from '#kernel/image-address.ts'

const ImageHostsContext = createContext<ImageHosts>({ main: 'http://localhost', image: undefined })

export const ImageHostsProvider = ImageHostsContext.Provider

/** Where the site's own pictures are, and where sizes of them are fetched. */
export function useImageHosts(): ImageHosts {
  return use(ImageHostsContext)
}
