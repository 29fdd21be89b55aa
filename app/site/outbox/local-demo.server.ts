import type { Environment } from '#platform/env.server.ts'

/** Mails hold names, addresses and secrets: their page exists only in a demonstration on the developer's own machine. */
export function isLocalDemo({ isDemo, publicUrl: { hostname } }: Pick<Environment, 'isDemo' | 'publicUrl'>): boolean {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || /\.(localhost|test)$/.test(hostname)
  return isDemo && isLocal
}
