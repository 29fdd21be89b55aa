import { absoluteImageAddress, type ImageHosts } from '#kernel/image-address.ts'

/** The address of a picture for programs: pixels, large, with its host. */
export function wholePicture(src: string, hosts: ImageHosts): string {
  return absoluteImageAddress(src, { width: 1200, ratio: '16/9' }, hosts)
}

/** Where pictures are, as the environment says. */
export function imageHostsOf(env: { publicUrl: URL; imageHost: string | undefined }): ImageHosts {
  return { main: env.publicUrl.origin, image: env.imageHost }
}
