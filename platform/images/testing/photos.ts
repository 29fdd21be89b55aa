import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photograph as cameras make it: a JPEG that is not one flat colour, unless it only has to be large. */
export function aPhoto({
  width,
  height,
  isFlat = false,
}: {
  width: number
  height: number
  isFlat?: boolean
}): Promise<Buffer> {
  const noise = isFlat ? {} : { noise: { type: 'gaussian' as const, mean: 128, sigma: 30 } }
  return sharp({ create: { width, height, channels: 3, background: '#888888', ...noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A PNG of a few dozen bytes that says it holds 2.5 thousand million pixels. */
export function aBomb(): Buffer {
  const header = Buffer.from([0, 0, 195, 80, 0, 0, 195, 80, 8, 2, 0, 0, 0])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(64))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
