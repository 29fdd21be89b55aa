import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSize } from '#kernel/image-sizes.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { loadSharp } from './load-sharp.server.ts'
import { MAX_PIXELS, type PictureFailure } from './make-picture.server.ts'
import { uploadsFolder } from './picture-folders.server.ts'

/** Uploads above this are refused before they are looked at. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export type StoreFailure = PictureFailure | { code: 'not-a-picture' } | { code: 'file-too-large' }

export type StoredPicture = ImageSize & {
  /** What is kept with a record: `/image/<hash>.webp`; sizes of it are asked for by `imageAddress`. */
  path: string
}

/** The longest side that is kept; no slot of a page is larger. */
const LONGEST_SIDE = 2400

const WITHIN = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const

/**
 * Keeps an uploaded photograph. What it is is read from its content, not from its name; it is drawn anew, so nothing
 * that was hidden in the file, and no place it was taken at, is kept. The same photograph is kept once. `squareOf` cuts
 * it to a square of that side.
 *
 * Fails with `file-too-large` (over 10 MB), `not-a-picture` (other than JPEG, PNG, WebP and AVIF), `picture-too-large`
 * (pixels) or `unreadable-picture` (damaged or cut off).
 */
export async function storePicture(
  dataDir: string,
  upload: Buffer,
  { squareOf }: { squareOf?: number } = {},
): Promise<Result<StoredPicture, StoreFailure>> {
  if (upload.length > MAX_UPLOAD_BYTES) return fail({ code: 'file-too-large' })
  const kind = kindOf(upload)
  if (kind === undefined) return fail({ code: 'not-a-picture' })

  const drawn = await drawAnew(upload, kind, squareOf)
  if (!drawn.ok) return drawn
  const { bytes, width, height } = drawn.value
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`
  await writeWhole(uploadsFolder(dataDir), name, bytes)
  return ok({ path: `/image/${name}`, width, height })
}

/** Removes an uploaded photograph by the path `storePicture` gave it; one that is gone is no error. */
export async function removeStoredPicture(dataDir: string, path: string): Promise<void> {
  const name = /^\/image\/([0-9a-f]{32}\.webp)$/.exec(path)?.[1]
  if (name !== undefined) await rm(join(uploadsFolder(dataDir), name), { force: true })
}

type Kind = 'jpeg' | 'png' | 'webp' | 'heif'

/** What a file says it is in its first bytes. */
function kindOf(file: Buffer): Kind | undefined {
  const text = file.toString('latin1', 0, 16)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return /^ftypavi[fs]/.test(text.slice(4)) ? 'heif' : undefined
}

async function drawAnew(
  upload: Buffer,
  kind: Kind,
  squareOf: number | undefined,
): Promise<Result<{ bytes: Buffer } & ImageSize, PictureFailure | { code: 'not-a-picture' }>> {
  try {
    const sharp = await loadSharp()
    const facts = await sharp(upload, { limitInputPixels: false }).metadata()
    // A file can begin as one kind and be read as another.
    if (facts.format !== kind) return fail({ code: 'not-a-picture' })
    if (facts.width * facts.height > MAX_PIXELS) return fail({ code: 'picture-too-large' })
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(squareOf === undefined ? WITHIN : { width: squareOf, height: squareOf, fit: 'cover' })
      .webp({ quality: 90 })
      .timeout({ seconds: 30 })
      .toBuffer({ resolveWithObject: true })
    return ok({ bytes: data, width: info.width, height: info.height })
  } catch {
    return fail({ code: 'unreadable-picture' })
  }
}

/** Under its name there is the whole file or none, whatever happens in between. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
}
