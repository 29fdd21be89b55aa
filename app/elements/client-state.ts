import { readRules } from '#app/page/interface-rules.ts'
import type { Notice } from './events.ts'
import { isMobile, watchMobile } from './is-mobile.ts'

type ClientState = {
  /** What every call sends. The token is not among them: scripts cannot read it. */
  headers: Readonly<Record<string, string>>
  user: SignedIn | null
  users: readonly SignedIn[]
  contact: {
    show: boolean
    id: string
    minimize: boolean
    data: { id: string; name: string; subject: string; mobile: string; email: string; message: string }
  }
  /** Rises by one with every change that this page makes; what the cart holds is in its store. */
  cart: { version: number }
  alert: Alert
  page: { id: string }
  isMobile: boolean
}

/** Somebody who is signed in, as the calls name them. */
export type SignedIn = { id: string; status: boolean; U_Admin: string; U_Agent: string; U_Referral: string }

/** What the notice above the page says; all empty while there is none. */
export type Alert = { show: boolean; type: Notice['kind'] | ''; title: string; text: string }

export const noAlert: Alert = { show: false, type: '', title: '', text: '' }

/** What an open page knows, in one place. The cart and the language have stores of their own, which outlive the page. */
export const clientState: ClientState = {
  headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  user: null,
  users: [],
  contact: {
    show: false,
    id: '',
    minimize: false,
    data: { id: '', name: '', subject: '', mobile: '', email: '', message: '' },
  },
  cart: { version: 0 },
  alert: noAlert,
  page: { id: '' },
  isMobile: false,
}

declare global {
  interface Window {
    clientState: ClientState
  }
}

/** Begins the state of a page, and shows it to whoever looks into the browser. */
export function beginClientState(): void {
  clientState.page = { id: location.pathname }
  const rules = readRules()
  clientState.isMobile = isMobile(window, rules)
  watchMobile(window, (next) => (clientState.isMobile = next), rules)
  window.clientState = clientState
}
