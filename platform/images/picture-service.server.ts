/** Pictures in the sizes pages ask for: made once, kept on the disk, made again when they had to leave. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ImageRequest } from '#kernel/image-address.ts'
import type { ImageFormat } from '#kernel/image-sizes.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findSource, type PictureSource, type SourceFolders } from './find-source.server.ts'
import { makePicture, type PictureFailure } from './make-picture.server.ts'
import { SizeCache } from './size-cache.server.ts'
import { createTurns } from './turns.server.ts'

/**
 * `tag` is the content's own: equal tags, equal bytes. The format may be another than the one asked for, and what is not
 * final will be another content soon.
 */
export type MadePicture = { bytes: Buffer; tag: string; format: ImageFormat; isFinal: boolean }

export type PictureRefusal = PictureFailure | { code: 'no-such-picture' } | { code: 'too-busy' }

export type PictureService = {
  /**
   * A picture in the size and format asked for. Who asks for the same one while it is made gets the same one. Nobody
   * waits for AVIF, which takes three times as long: until it is made, and where it saves too little, there is WebP,
   * which every program with AVIF knows.
   *
   * Fails with `no-such-picture`, `unreadable-picture`, `picture-too-large`, or `too-busy` when many wait already.
   */
  get: (request: ImageRequest, now: Date) => Promise<Result<MadePicture, PictureRefusal>>
}

/** Pictures that may wait to be made: some pages full. */
const WAITING = 200

/** Raised when pictures are made differently, so that none made before is shown. */
const RECIPE = 2

/** AVIF is kept where it is at most this share of WebP: below, two copies of a picture are not worth their room. */
const WORTH_KEEPING = 0.9

export function createPictureService({
  folders,
  cacheFolder,
  maxCacheBytes,
  make = makePicture,
  later = () => {},
}: {
  folders: SourceFolders
  cacheFolder: string
  maxCacheBytes: number
  make?: typeof makePicture
  /** Hears of work that goes on after an answer. */
  later?: (work: Promise<unknown>) => void
}): PictureService {
  const cache = new SizeCache(cacheFolder, maxCacheBytes)
  // Pages and the database need a core, too.
  const takeTurn = createTurns(Math.max(1, Math.min(4, availableParallelism() - 1)), WAITING)
  // What nobody waits for takes one core at most, and is given up when much is to be made.
  const takeQuietTurn = createTurns(1, WAITING)
  const underWay = new Map<string, Promise<Result<Buffer, PictureRefusal>>>()

  return { get }

  async function get(request: ImageRequest, now: Date): Promise<Result<MadePicture, PictureRefusal>> {
    const source = await findSource(request.path, folders)
    if (!source) return fail({ code: 'no-such-picture' })
    const { path, width, height, format } = request
    const key = [RECIPE, path, source.version, width, height, format].join('\n')
    const tag = createHash('sha256').update(key).digest('hex').slice(0, 32)
    const name = `${tag}.${format}`

    const kept = await cache.find(name, now)
    if (kept) return ok({ bytes: kept, tag, format: isWebp(kept) ? 'webp' : format, isFinal: true })
    if (format !== 'avif') {
      const made = await once(name, () => makeAndKeep(source, request, name, now))
      return made.ok ? ok({ bytes: made.value, tag, format, isFinal: true }) : made
    }
    const instead = await get({ ...request, format: 'webp' }, now)
    if (!instead.ok) return instead
    const { bytes } = instead.value
    later(once(name, () => makeIfWorth(source, request, name, bytes, now)).catch(() => undefined))
    return ok({ ...instead.value, isFinal: false })
  }

  /** The work under a name, or that which goes on under it already. */
  function once(name: string, work: () => Promise<Result<Buffer, PictureRefusal>>) {
    const known = underWay.get(name)
    if (known) return known
    const making = work().finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  async function makeAndKeep(source: PictureSource, request: ImageRequest, name: string, now: Date) {
    const picture = await takeTurn(async () => make(await source.read(), request))
    if (!picture) return fail({ code: 'too-busy' } as const)
    if (picture.ok) await cache.keep(name, picture.value, now)
    return picture
  }

  /** Keeps under the name of the AVIF the better of both, so that it is made once. */
  async function makeIfWorth(source: PictureSource, request: ImageRequest, name: string, webp: Buffer, now: Date) {
    const picture = await takeQuietTurn(async () => make(await source.read(), request))
    if (!picture) return fail({ code: 'too-busy' } as const)
    const isWorth = picture.ok && picture.value.length <= webp.length * WORTH_KEEPING
    const better = isWorth ? picture.value : webp
    await cache.keep(name, better, now)
    return ok(better)
  }
}

function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF'
}
