import type { ReactNode } from 'react'
import { ImageHostsProvider } from '#app/ui/image-hosts.ts'
import { PictureLibraryProvider } from '#app/ui/picture-library.ts'
import { SiteOriginProvider } from '#app/ui/site-origin.ts'
import { TextProvider } from '#app/ui/text.tsx'
import { usePageFrame } from './page-frame.tsx'

/** Gives what is drawn inside the texts, addresses and pictures of the page. */
export function PageSurroundings({ children }: { children: ReactNode }) {
  const { locale, texts, origin, imageHost, pictures } = usePageFrame()
  return (
    <TextProvider locale={locale} messages={texts}>
      <SiteOriginProvider value={origin}>
        <ImageHostsProvider value={{ main: origin, image: imageHost }}>
          <PictureLibraryProvider value={pictures}>{children}</PictureLibraryProvider>
        </ImageHostsProvider>
      </SiteOriginProvider>
    </TextProvider>
  )
}
