/** The number in the form that WhatsApp takes: digits only. */
export function whatsappUrl(e164: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${e164.replace('+', '')}${query}`
}

export function phoneUrl(e164: string): string {
  return `tel:${e164}`
}

export function mailUrl(address: string): string {
  return `mailto:${address}`
}

/** A search for the address on a map; opens nothing by itself. */
export function mapUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}
