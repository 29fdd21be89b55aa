import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const toZstd = promisify(zstdCompress)

/** A body that is there as a whole, packed by Brotli at a quality from 0 to 11. */
export function packByBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** A body that is there as a whole, packed by gzip at a level from 1 to 9. */
export function packByGzip(body: Buffer, level: number): Promise<Buffer> {
  return toGzip(body, { level })
}

/** A body that is there as a whole, packed by Zstandard at a level from 1 to 22. */
export function packByZstd(body: Buffer, level: number): Promise<Buffer> {
  return toZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: level } })
}
