import { imageAddress, isOwnPicture, type ImageHosts } from '#kernel/image-address.ts'
import { sizeOfSlot, type ImageFormat, type ImageRatio, type ImageWidth } from '#kernel/image-sizes.ts'
import { useImageHosts } from './image-hosts.ts'

/** Widths a browser may choose from; between two neighbours there is little to save. */
const WIDTHS = [320, 640, 960, 1200, 1600] as const

const MIDDLE = 50

type Shape = Exclude<ImageRatio, 'free'>

/** What stays in sight, in percent of the picture; the middle unless somebody chose. */
type Focus = { x: number; y: number }

type PictureProps = {
  picture: { src: string; alt: string; focus?: Focus | undefined }
  ratio: Shape
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes?: string | undefined
  /** The first picture of a page, which visitors wait for. */
  isEager?: boolean
  className?: string | undefined
}

/**
 * A picture in the size a page shows it. A drawing is sent as it is, since it is smaller than its pixels would be, and
 * as pixels to programs that read no drawings; of a photograph the browser chooses size and format. Its room is kept
 * from the start.
 */
export function Picture({
  picture: { src, alt, focus },
  ratio,
  sizes = '100vw',
  isEager = false,
  className,
}: PictureProps) {
  const hosts = useImageHosts()
  const isCentred = !focus || (focus.x === MIDDLE && focus.y === MIDDLE)
  // Sizes are cut around the middle; what is cut elsewhere is sent whole, and the browser cuts it.
  const cut = isCentred ? ratio : 'free'
  const image = {
    className,
    ...sizeOfSlot({ width: 1600, ratio }),
    ...(isCentred ? {} : { style: { objectPosition: `${focus.x}% ${focus.y}%` } }),
    loading: isEager ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    ...(isEager ? { fetchPriority: 'high' as const } : {}),
  }
  if (!isOwnPicture(src, hosts)) return <img src={src} alt={alt} {...image} />
  const fallback = imageAddress(src, { width: 800, ratio: cut }, hosts)
  if (src.endsWith('.svg'))
    return (
      <picture>
        <source type="image/svg+xml" srcSet={src} />
        <img src={fallback} alt={alt} {...image} />
      </picture>
    )
  return (
    <picture>
      <source type="image/avif" srcSet={choice(src, cut, hosts, 'avif')} sizes={sizes} />
      <img src={fallback} srcSet={choice(src, cut, hosts, 'webp')} sizes={sizes} alt={alt} {...image} />
    </picture>
  )
}

/** A picture of at most a hundred pixels: there pixels are smaller than any drawing. */
export function Thumbnail({
  picture: { src, alt },
  width,
  ratio = '1/1',
  className,
}: {
  picture: { src: string; alt: string }
  width: 48 | 96
  ratio?: Shape
  className?: string | undefined
}) {
  const hosts = useImageHosts()
  const once = imageAddress(src, { width, ratio }, hosts)
  const twice = imageAddress(src, { width: width === 48 ? 96 : 192, ratio }, hosts)
  const image = { className, ...sizeOfSlot({ width, ratio }), loading: 'lazy' as const }
  return (
    <img
      src={once}
      alt={alt}
      {...(once === src ? {} : { srcSet: `${once}, ${twice} 2x` })}
      decoding="async"
      {...image}
    />
  )
}

function choice(src: string, ratio: ImageRatio, hosts: ImageHosts, format: ImageFormat): string {
  const at = (width: ImageWidth) => `${imageAddress(src, { width, ratio }, hosts, format)} ${width}w`
  return WIDTHS.map(at).join(', ')
}
