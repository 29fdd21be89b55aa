/**
 * The number in a price text as a cart row carries it, for sorting and rough display only; 0 when there is none.
 *
 * With both signs present the last one is the decimal sign; a lone comma is decimal; a lone dot is decimal when one or
 * two final digits follow it; every other dot separates thousands.
 */
export function parsePrice(price: unknown): number {
  if (typeof price === 'number') return Number.isFinite(price) ? price : 0
  if (typeof price !== 'string') return 0
  const kept = price.replace(/[^\d.,]/g, '')
  const value = Number.parseFloat(withDecimalPoint(kept))
  return Number.isFinite(value) ? value : 0
}

function withDecimalPoint(text: string): string {
  const lastComma = text.lastIndexOf(',')
  const lastDot = text.lastIndexOf('.')
  if (lastComma >= 0) {
    return lastComma > lastDot ? splitAt(text, lastComma) : splitAt(text, lastDot)
  }
  const isDecimalDot = text.indexOf('.') === lastDot && /\.\d{1,2}$/.test(text)
  return isDecimalDot ? text : text.replaceAll('.', '')
}

function splitAt(text: string, position: number): string {
  const whole = text.slice(0, position).replace(/[.,]/g, '')
  return `${whole}.${text.slice(position + 1)}`
}
