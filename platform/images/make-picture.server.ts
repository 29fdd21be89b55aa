import type { Sharp } from 'sharp'
import type { ImageFormat, ImageSize } from '#kernel/image-sizes.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { loadSharp } from './load-sharp.server.ts'

export type PictureFailure = { code: 'unreadable-picture' } | { code: 'picture-too-large' }

/** What one picture may hold: a photograph of a good camera, not a bomb. */
export const MAX_PIXELS = 50_000_000

/** Beyond this a picture is given up; the largest of ours needs a few seconds on a busy machine. */
const LIMIT_SECONDS = 30

/**
 * A picture in a size and format: cut to the shape around its middle, never larger than it is, without anything a
 * camera wrote into it. A drawing has no size of its own and is drawn at the one asked for. Runs on a thread of its own.
 *
 * Fails with `unreadable-picture` (also when it takes too long) or `picture-too-large`.
 */
export async function makePicture(
  source: Buffer,
  { width, height, format }: ImageSize & { format: ImageFormat },
): Promise<Result<Buffer, PictureFailure>> {
  try {
    const sharp = await loadSharp()
    const facts = await sharp(source, { limitInputPixels: false }).metadata()
    if (facts.width * facts.height > MAX_PIXELS) return fail({ code: 'picture-too-large' })
    const isDrawing = facts.format === 'svg'
    const box = isDrawing ? { width, height } : withinPicture({ width, height }, facts.autoOrient)
    const density = isDrawing ? densityFor(facts, box) : undefined
    const cut = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density ? { density } : {}) })
      .autoOrient()
      .resize({ width: box.width, ...(box.height > 0 ? { height: box.height } : {}), fit: 'cover' })
      .timeout({ seconds: LIMIT_SECONDS })
    return ok(await encode(cut, format).toBuffer())
  } catch {
    // The library knows one kind of error for everything a file can be.
    return fail({ code: 'unreadable-picture' })
  }
}

/** The largest box of the same shape that the picture fills. */
function withinPicture(box: ImageSize, picture: ImageSize): ImageSize {
  const down =
    box.height === 0 ? picture.width / box.width : Math.min(picture.width / box.width, picture.height / box.height)
  if (down >= 1) return box
  const scaled = (side: number) => Math.max(1, Math.round(side * down))
  return { width: scaled(box.width), height: box.height === 0 ? 0 : scaled(box.height) }
}

/** How finely a drawing is rendered before it is cut, so that it is neither blurred nor larger than needed. */
function densityFor(drawing: ImageSize, box: ImageSize): number {
  const scale = Math.max(box.width / drawing.width, box.height / drawing.height)
  return Math.min(2400, Math.max(1, Math.ceil(72 * scale)))
}

/** One quality to the eye in every format; they count differently. AVIF at a small effort is still the smallest. */
function encode(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 80, effort: 4 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
  }
}
