import { encodeQR } from 'qr'

/** An address as a drawing that cameras read; black on white in every theme, as cameras want it. */
export function drawQrCode(url: string): string {
  const drawing = encodeQR(url, 'svg', { ecc: 'medium', border: 4 })
  return drawing.replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path')
}
