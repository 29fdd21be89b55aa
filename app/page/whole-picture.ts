import { usePageFrame } from '#app/page/page-frame.tsx'
import { absoluteImageAddress, type ImageHosts } from '#kernel/image-address.ts'

/** The address of a picture for search engines: pixels, large, with its host. */
export function wholePicture(src: string, hosts: ImageHosts): string {
  return absoluteImageAddress(src, { width: 1200, ratio: '16/9' }, hosts)
}

/** As `wholePicture`, on the hosts of the page. */
export function useWholePicture(): (src: string) => string {
  const { origin, imageHost } = usePageFrame()
  return (src) => wholePicture(src, { main: origin, image: imageHost })
}
