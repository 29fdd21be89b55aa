import { fail, ok, type Result } from '#kernel/result.ts'
import { loadSharp } from './load-sharp.server.ts'
import { MAX_PIXELS, type PictureFailure } from './make-picture.server.ts'

/** A logo is printed 14 mm high: this is sharp there and on screens. In pixels. */
const LOGO_BOX = { width: 720, height: 240 }

/** Beyond this a file is given up. */
const LIMIT_SECONDS = 10

/**
 * A logo made anew as PNG: whole, no larger than it is printed, see-through where it was, without anything a program
 * wrote into the file. Only PNG and JPEG are read, because drawings may refer to other files.
 *
 * Fails with `unreadable-picture` (also when it takes too long) or `picture-too-large`.
 */
export async function makeLogo(source: Uint8Array): Promise<Result<Buffer, PictureFailure>> {
  try {
    const sharp = await loadSharp()
    const facts = await sharp(source, { limitInputPixels: false }).metadata()
    if (facts.format !== 'png' && facts.format !== 'jpeg') return fail({ code: 'unreadable-picture' })
    if (facts.width * facts.height > MAX_PIXELS) return fail({ code: 'picture-too-large' })
    const logo = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LIMIT_SECONDS })
    return ok(await logo.png({ compressionLevel: 9 }).toBuffer())
  } catch {
    // The library knows one kind of error for everything a file can be.
    return fail({ code: 'unreadable-picture' })
  }
}
