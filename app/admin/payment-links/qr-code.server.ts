import { encodeQR } from 'qr'
import sharp from 'sharp'

/** An address as a drawing that cameras read; black on white in every theme, as cameras want it. */
export function drawQrCode(url: string): string {
  const drawing = encodeQR(url, 'svg', { ecc: 'medium', border: 4 })
  return drawing.replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path')
}

/** The same for papers and chats, 800 pixels wide. */
export async function drawQrPicture(url: string): Promise<Buffer<ArrayBuffer>> {
  return sharp(Buffer.from(drawQrCode(url)), { density: 1200 })
    .flatten({ background: '#ffffff' })
    .resize(800, 800, { kernel: 'nearest' })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}
