/** Where sized pictures are: `{dir}/{name}-{w}x{h}-q{quality}.{format}` on the image host. One rule for every place. */
import {
  IMAGE_QUALITY,
  imageFormats,
  isListedSize,
  sizeOfSlot,
  type ImageFormat,
  type ImageSize,
  type ImageSlot,
} from './image-sizes.ts'

/** Origins. Without an image host the program makes the sizes itself, at the same paths. */
export type ImageHosts = { main: string; image: string | undefined }

/** Which size of which picture an address asks for; its path has no ending, as pictures are found by name. */
export type ImageRequest = ImageSize & { path: string; format: ImageFormat }

/**
 * The address of a picture in the size of a slot. Pictures of other hosts, and what is no picture of a known kind, stay
 * as they are; a path without a host is one of the main host. Asking twice changes nothing.
 */
export function imageAddress(src: string, slot: ImageSlot, hosts: ImageHosts, format: ImageFormat = 'webp'): string {
  const url = readAddress(src, hosts)
  if (!url) return src
  if (parseImagePath(url.pathname)) return (hosts.image ?? '') + url.pathname
  if (!SOURCE.test(url.pathname)) return src
  const { width, height } = sizeOfSlot(slot)
  const path = url.pathname.replace(SOURCE, `-${width}x${height}-q${IMAGE_QUALITY}.${format}`)
  // A name that the service would refuse, such as one with a dot in front, is better off as it is.
  return parseImagePath(path) ? (hosts.image ?? '') + path : src
}

/** As `imageAddress`, with its host: for mails, calls and search engines. */
export function absoluteImageAddress(...[src, slot, hosts, format]: Parameters<typeof imageAddress>): string {
  const address = imageAddress(src, slot, hosts, format)
  return URL.canParse(address, hosts.main) ? new URL(address, hosts.main).href : address
}

/** Whether a picture is of the main host, so that sizes of it can be made. */
export function isOwnPicture(src: string, hosts: ImageHosts): boolean {
  const url = readAddress(src, hosts)
  return url !== undefined && SOURCE.test(url.pathname)
}

/** Reads the path of an address; `undefined` for everything but a listed size in a listed format. */
export function parseImagePath(pathname: string): ImageRequest | undefined {
  const found = pathname.length <= LONGEST ? SIZED.exec(pathname) : null
  if (!found) return undefined
  const [, named = '', width, height, quality, format] = found
  const path = decodePath(named)
  const size = { width: Number(width), height: Number(height) }
  if (path === undefined || !isListedSize(size) || quality !== String(IMAGE_QUALITY)) return undefined
  return { path, ...size, format: format as ImageFormat }
}

const SOURCE = /\.(?:svg|jpe?g|png|webp|avif)$/i
const SIZED = new RegExp(
  `^((?:/[^/]+)*/[^/]+)-([1-9]\\d{1,3})x(0|[1-9]\\d{1,3})-q([1-9]\\d)\\.(${imageFormats.join('|')})$`,
)
const LONGEST = 300

function readAddress(src: string, { main, image }: ImageHosts): URL | undefined {
  const text = src.trim()
  if (text === '' || !URL.canParse(text, `${main}/`)) return undefined
  const url = new URL(text, `${main}/`)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  const isOurs = url.host === new URL(main).host || (image !== undefined && url.origin === image)
  return isOurs && url.username === '' && url.password === '' ? url : undefined
}

/** A path whose parts are plain names: none leads up, hides, or means something to a file system. */
function decodePath(encoded: string): string | undefined {
  try {
    const parts = encoded.slice(1).split('/').map(decodeURIComponent)
    return parts.every((part) => PLAIN_NAME.test(part)) ? `/${parts.join('/')}` : undefined
  } catch {
    return undefined
  }
}

const PLAIN_NAME = /^[\p{L}\p{N}_~()@+,' -][\p{L}\p{M}\p{N}._~()@+,' -]*$/u
