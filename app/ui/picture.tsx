import { imageAddress, isOwnPicture } from '#kernel/image-address.ts'
import { imageWidths, sizeOfSlot, type ImageFormat, type ImageRatio, type ImageWidth } from '#kernel/image-sizes.ts'
import { useImageHosts } from './image-hosts.ts'
import { useLibraryPicture, usePictureWords, type WordedPicture } from './picture-library.ts'

/** Widths a browser may choose from; between two neighbours there is little to save. */
const WIDTHS = [320, 640, 960, 1200, 1600] as const

const MIDDLE = 50

type Shape = Exclude<ImageRatio, 'free'>

/** What stays in sight, in percent of the picture; the middle unless somebody chose. */
type Focus = { x: number; y: number }

type PictureProps = {
  picture: WordedPicture & { focus?: Focus | undefined }
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
 * from the start. Words and focus of an uploaded photograph are those of the library unless the page brings its own.
 */
export function Picture({ picture, ratio, sizes = '100vw', isEager = false, className }: PictureProps) {
  const { src } = picture
  const hosts = useImageHosts()
  const alt = usePictureWords(picture)
  const { cut, style, fill } = useCut(picture, ratio)
  const image = {
    className,
    ...sizeOfSlot({ width: 1600, ratio }),
    ...style,
    loading: isEager ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    ...(isEager ? { fetchPriority: 'high' as const } : {}),
  }
  if (!isOwnPicture(src, hosts)) return <img src={src} alt={alt} {...image} />
  const fallback = imageAddress(src, { width: atLeast(800 * fill), ratio: cut }, hosts)
  if (src.endsWith('.svg'))
    return (
      <picture>
        <source type="image/svg+xml" srcSet={src} />
        <img src={fallback} alt={alt} {...image} />
      </picture>
    )
  const choice = (format: ImageFormat) =>
    WIDTHS.map(
      (width) => `${imageAddress(src, { width, ratio: cut }, hosts, format)} ${Math.round(width / fill)}w`,
    ).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={choice('avif')} sizes={sizes} />
      <img src={fallback} srcSet={choice('webp')} sizes={sizes} alt={alt} {...image} />
    </picture>
  )
}

/** A picture of at most a hundred pixels: there pixels are smaller than any drawing. */
export function Thumbnail({
  picture,
  width,
  ratio = '1/1',
  className,
}: {
  picture: WordedPicture
  width: 48 | 96
  ratio?: Shape
  className?: string | undefined
}) {
  const { src } = picture
  const hosts = useImageHosts()
  const alt = usePictureWords(picture)
  const { cut, style, fill } = useCut(picture, ratio)
  const once = imageAddress(src, { width: atLeast(width * fill), ratio: cut }, hosts)
  const twice = imageAddress(src, { width: atLeast(width * 2 * fill), ratio: cut }, hosts)
  const image = { className, ...sizeOfSlot({ width, ratio }), ...style, loading: 'lazy' as const }
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

/**
 * Sizes are cut around the middle; what is cut elsewhere is sent whole, and the browser cuts it. `fill` says how many
 * times wider than its place a whole picture must be to fill it from edge to edge.
 */
function useCut(
  { src, focus: own }: { src: string; focus?: Focus | undefined },
  ratio: Shape,
): { cut: ImageRatio; style: { style?: { objectPosition: string } }; fill: number } {
  const known = useLibraryPicture(src)
  const focus = own ?? known?.focus
  if (!focus || (focus.x === MIDDLE && focus.y === MIDDLE)) return { cut: ratio, style: {}, fill: 1 }
  const place = sizeOfSlot({ width: 1600, ratio })
  const fill = known ? Math.max(1, known.width / known.height / (place.width / place.height)) : 1
  return { cut: 'free', style: { style: { objectPosition: `${focus.x}% ${focus.y}%` } }, fill }
}

/** The narrowest size that is made and no narrower than this many pixels; otherwise the widest. */
function atLeast(width: number): ImageWidth {
  return imageWidths.find((each) => each >= width) ?? 1600
}
