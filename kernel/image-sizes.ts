/**
 * The sizes pictures are made in. Nothing else is made: whoever may choose any size could fill a disk and keep a
 * machine busy.
 */
export const imageWidths = [48, 96, 160, 192, 320, 400, 480, 640, 800, 960, 1200, 1600] as const

/** The shapes of slots on pages; `free` keeps the picture's own. */
export const imageRatios = ['16/9', '4/3', '3/2', '4/5', '3/4', '1/1', '21/9', 'free'] as const

export const imageFormats = ['avif', 'webp', 'jpg', 'png'] as const

/** What quality 80 means to each format is decided where pictures are made. */
export const IMAGE_QUALITY = 80

export type ImageWidth = (typeof imageWidths)[number]
export type ImageRatio = (typeof imageRatios)[number]
export type ImageFormat = (typeof imageFormats)[number]

export type ImageSlot = { width: ImageWidth; ratio: ImageRatio }

/** In pixels; a height of 0 follows from the picture. */
export type ImageSize = { width: number; height: number }

/** Shared links, and the icons of the site on home screens. */
const singleSizes: readonly ImageSize[] = [
  { width: 1200, height: 630 },
  { width: 180, height: 180 },
  { width: 512, height: 512 },
]

export function sizeOfSlot({ width, ratio }: ImageSlot): ImageSize {
  return { width, height: heightOf(width, ratio) }
}

export function isListedSize({ width, height }: ImageSize): boolean {
  if (singleSizes.some((size) => size.width === width && size.height === height)) return true
  return imageWidths.some((each) => each === width) && imageRatios.some((ratio) => heightOf(width, ratio) === height)
}

/** The slot for a picture whose room is known only in a text: no smaller, and of its shape where we have that. */
export function slotFor(room: ImageSize | undefined): ImageSlot {
  if (!room || room.width < 1 || room.height < 1) return { width: 1200, ratio: 'free' }
  const shape = room.width / room.height
  return {
    width: imageWidths.find((each) => each >= room.width) ?? 1600,
    ratio: imageRatios.find((each) => each !== 'free' && Math.abs(valueOf(each) / shape - 1) < SAME_SHAPE) ?? 'free',
  }
}

/** A difference nobody sees. */
const SAME_SHAPE = 0.01

function heightOf(width: number, ratio: ImageRatio): number {
  return ratio === 'free' ? 0 : Math.round(width / valueOf(ratio))
}

function valueOf(ratio: Exclude<ImageRatio, 'free'>): number {
  const [across = 1, down = 1] = ratio.split('/').map(Number)
  return across / down
}
