/**
 * Whether the test bank may serve visitors of an address. It takes any of its numbers as money, so on an address the
 * world can reach it needs an explicit word.
 */
export function isSandboxAllowed({
  hostname,
  isExplicitlyAllowed,
}: {
  hostname: string
  isExplicitlyAllowed: boolean
}): boolean {
  return isExplicitlyAllowed || isPrivateHost(hostname)
}

function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (host === 'localhost' || host === '::1' || /\.(localhost|local|internal|test|example|invalid|lan)$/.test(host))
    return true
  if (/^f[cd][0-9a-f]{2}:|^fe80:/.test(host)) return true
  return /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) || host === '0.0.0.0'
}
