/** What keys may be given, part by part. Users, settings and keys themselves are never for programs. */
export const apiScopes = [
  'dashboard:read',
  'orders:read',
  'orders:write',
  'payments:read',
  'payments:write',
  'catalogue:read',
  'catalogue:write',
  'content:read',
  'content:write',
  'agent:read',
  'agent:write',
] as const

export type ApiScope = (typeof apiScopes)[number]

/** What a call of this method on a part of the product asks of a key; `undefined` when no key opens it. */
export function scopeFor(area: string, method: string): ApiScope | undefined {
  const wanted = `${area}:${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`
  return apiScopes.find((scope) => scope === wanted)
}
