import { join } from 'node:path'
import type { Environment } from '#platform/env.server.ts'
import { shippedEndings, uploadEndings } from './find-source.server.ts'
import { sizesFolder, uploadsFolder } from './picture-folders.server.ts'
import { createPictureService, type PictureService } from './picture-service.server.ts'

/** The pictures the product ships in its folder of files, and those that were uploaded. */
export function openPictures(
  { dataDir, imageCacheBytes }: Pick<Environment, 'dataDir' | 'imageCacheBytes'>,
  filesFolder: string,
): PictureService {
  const shipped = ['/art/', '/brand/', '/image/'].map((address) => ({
    address,
    folder: join(filesFolder, address),
    endings: shippedEndings,
  }))
  return createPictureService({
    folders: [...shipped, { address: '/image/', folder: uploadsFolder(dataDir), endings: uploadEndings }],
    cacheFolder: sizesFolder(dataDir),
    maxCacheBytes: imageCacheBytes,
  })
}
