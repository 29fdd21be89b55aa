/** How pages behave in a browser, where staff decide it and no stylesheet. */
export type InterfaceRules = {
  /** How long a toast is shown. */
  toastMs: number
  /** The highest number on the cart icon; above it stands a plus. */
  badgeCap: number
  /** The bar sticks when a page is scrolled by more than this. */
  stickyAfterPx: number
  /** Windows up to this width are called mobile. */
  mobileWidestPx: number
  /** How long a window keeps its size before it is measured again. */
  mobileSettleMs: number
  /** A page that misses a file is loaded anew at most once in this time. */
  reloadGuardMs: number
  /** How long the chosen language is remembered. */
  languageCookieDays: number
}

/** Until staff decide otherwise, and where a page says nothing. */
export const deliveredRules: InterfaceRules = {
  toastMs: 3000,
  badgeCap: 99,
  stickyAfterPx: 50,
  mobileWidestPx: 768,
  mobileSettleMs: 50,
  reloadGuardMs: 10_000,
  languageCookieDays: 365,
}

/** What differs from what was delivered, for the attribute of the page that tells it; nothing as a rule. */
export function writeRules(rules: InterfaceRules): string | undefined {
  const changed = Object.entries(rules).filter(
    ([name, value]) => value !== deliveredRules[name as keyof InterfaceRules],
  )
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed))
}

/** The rules of the page that is open. */
export function readRules(written = document.documentElement.dataset['rules']): InterfaceRules {
  return { ...deliveredRules, ...(JSON.parse(written ?? '{}') as Partial<InterfaceRules>) }
}
