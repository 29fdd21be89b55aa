import { drawQrCode } from '#app/pictures/qr-code.server.ts'
import { loadSharp } from '#platform/images/load-sharp.server.ts'

/** An address as a picture that cameras read, for papers and chats, 800 pixels wide. */
export async function drawQrPicture(url: string): Promise<Buffer<ArrayBuffer>> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawQrCode(url)), { density: 1200 })
    .flatten({ background: '#ffffff' })
    .resize(800, 800, { kernel: 'nearest' })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}
