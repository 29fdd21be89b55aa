import { toLatinDigits } from '#kernel/text.ts'

/** Opens a chat with a ready text. WhatsApp wants the number with its country; without one it asks to whom. */
export function whatsappAddress(phone: string, words: string): string {
  const typed = toLatinDigits(phone).replace(/[^\d+]/g, '')
  const digits = typed.replace(/^(\+|00)/, '').replace(/\D/g, '')
  const number = /^(\+|00)/.test(typed) ? digits : digits.replace(/^0?(?=5\d{9}$)/, '90')
  return `https://wa.me/${number}?text=${encodeURIComponent(words)}`
}
