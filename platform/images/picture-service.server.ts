/** Pictures in the sizes pages ask for: made once, kept on the disk, made again when they had to leave. */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ImageRequest } from '#kernel/image-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findSource, type SourceFolders } from './find-source.server.ts'
import { makePicture, type PictureFailure } from './make-picture.server.ts'
import { SizeCache } from './size-cache.server.ts'
import { createTurns } from './turns.server.ts'

/** `tag` is the content's own: equal tags, equal bytes. */
export type MadePicture = { bytes: Buffer; tag: string }

export type PictureRefusal = PictureFailure | { code: 'no-such-picture' } | { code: 'too-busy' }

export type PictureService = {
  /**
   * A picture in the size and format asked for. Who asks for the same one while it is made gets the same one.
   *
   * Fails with `no-such-picture`, `unreadable-picture`, `picture-too-large`, or `too-busy` when many wait already.
   */
  get: (request: ImageRequest, now: Date) => Promise<Result<MadePicture, PictureRefusal>>
}

/** Pictures that may wait to be made: some pages full. */
const WAITING = 200

/** Raised when pictures are made differently, so that none made before is shown. */
const RECIPE = 1

export function createPictureService({
  folders,
  cacheFolder,
  maxCacheBytes,
  make = makePicture,
}: {
  folders: SourceFolders
  cacheFolder: string
  maxCacheBytes: number
  make?: typeof makePicture
}): PictureService {
  const cache = new SizeCache(cacheFolder, maxCacheBytes)
  // Pages and the database need a core, too.
  const takeTurn = createTurns(Math.max(1, Math.min(4, availableParallelism() - 1)), WAITING)
  const underWay = new Map<string, Promise<Result<Buffer, PictureRefusal>>>()

  return {
    async get(request, now) {
      const source = await findSource(request.path, folders)
      if (!source) return fail({ code: 'no-such-picture' })
      const { path, width, height, format } = request
      const key = [RECIPE, path, source.version, width, height, format].join('\n')
      const tag = createHash('sha256').update(key).digest('hex').slice(0, 32)
      const name = `${tag}.${format}`

      const kept = await cache.find(name, now)
      if (kept) return ok({ bytes: kept, tag })
      let making = underWay.get(name)
      if (!making) {
        making = makeAndKeep().finally(() => underWay.delete(name))
        underWay.set(name, making)
      }
      const made = await making
      return made.ok ? ok({ bytes: made.value, tag }) : made

      async function makeAndKeep(): Promise<Result<Buffer, PictureRefusal>> {
        const picture = await takeTurn(async () => make(await (source as NonNullable<typeof source>).read(), request))
        if (!picture) return fail({ code: 'too-busy' })
        if (picture.ok) await cache.keep(name, picture.value, now)
        return picture
      }
    },
  }
}
