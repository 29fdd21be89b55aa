import { imageAddress } from '#kernel/image-address.ts'
import { slotFor, type ImageSize } from '#kernel/image-sizes.ts'

/** Where the pictures inside the agency's texts are fetched from: in the size of their room, from the image host. */
export function textPictures(env: { publicUrl: URL; imageHost: string | undefined }) {
  const hosts = { main: env.publicUrl.origin, image: env.imageHost }
  return (src: string, room?: ImageSize) => imageAddress(src, slotFor(room), hosts)
}
