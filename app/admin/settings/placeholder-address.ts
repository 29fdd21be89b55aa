/** Addresses that belong to nobody, as the demonstration has them. */
export function isPlaceholderAddress(address: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return (
    host === '' ||
    host === 'localhost' ||
    /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|org|net))$/.test(host)
  )
}
