import { createContext, use } from 'react'

const SiteOriginContext = createContext('')

export const SiteOriginProvider = SiteOriginContext.Provider

/** The origin visitors use, for addresses that must be absolute. */
export function useSiteOrigin(): string {
  return use(SiteOriginContext)
}
