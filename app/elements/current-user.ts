import { call, CallFailed } from './call.ts'
import { clientState, type SignedIn } from './client-state.ts'
import { ConnectedElement } from './connected-element.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { handOverReferral } from './hand-over-referral.ts'
import { forgetListing, listUsersOnce } from './list-users-once.ts'
import { noteFailure } from '#app/page/note-failure.ts'

let asked: Promise<SignedIn | undefined> | undefined

/** Shows the panel and the way out to people who are signed in. Asks once a page, and only when the cookie gives a hint. */
export class CurrentUser extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    this.querySelector('[data-log-out]')?.addEventListener('click', () => writeCookie('user', ''), { signal })
    document.addEventListener('check-session', () => void this.#greet(findBySocialSession), { signal })
    if (takeRedirectMark()) void this.#greet(findBySocialSession)
    // The other element of the page may have asked already, and have taken the mark away.
    else if (asked || readCookie('user')) void this.#greet(findMe)
    // The token itself is for no script to read; its mark says that the hint beside it got lost.
    else if (readCookie('signedIn')) void this.#greet(findBySocialSession)
    else forgetListing()
  }

  async #greet(find: () => Promise<SignedIn | undefined>): Promise<void> {
    asked ??= find()
    const me = await asked
    if (me?.status === false) return this.#leadToReason()
    if (!me) return
    for (const link of this.querySelectorAll<HTMLElement>('[data-when]')) link.hidden = link.dataset.when === 'out'
    const { admin, agent, member } = this.dataset
    const panel = me.U_Admin === 'on' ? admin : me.U_Agent === 'on' ? agent : member
    this.querySelector('[data-when="in"]')?.setAttribute('href', panel ?? '/')
  }

  /** Whoever was blocked is a visitor; the way in tells them why. */
  #leadToReason(): void {
    const { blocked } = this.dataset
    if (blocked) this.querySelector('[data-when="out"]')?.setAttribute('href', blocked)
  }
}

/** The signed-in user, or the blocked one. A hint that proves wrong is forgotten, and the visitor stays a visitor. */
async function findMe(): Promise<SignedIn | undefined> {
  try {
    const { user } = await call<{ user?: SignedIn }>('/api/custom/me')
    if (user?.status) return welcome(user)
    writeCookie('user', '')
    return user
  } catch (error) {
    if (!(error instanceof CallFailed) && (await isLeaving())) return undefined
    noteFailure(error)
  }
  writeCookie('user', '')
  return undefined
}

/** Who comes back from another site, or a forced look: the session itself is asked, whatever the cookie hints at. */
async function findBySocialSession(): Promise<SignedIn | undefined> {
  try {
    const { success, user } = await call<{ success: boolean; user: SignedIn | null }>('/auth/login/success')
    return success && user?.status ? welcome(user) : undefined
  } catch (error) {
    return noteFailure(error)
  }
}

function welcome(user: SignedIn): SignedIn {
  clientState.user = user
  void handOverReferral(user)
  void listUsersOnce(user)
  return user
}

/** Whether the address says that somebody comes back from another site; said once, so that a reload asks no more. */
function takeRedirectMark(): boolean {
  const address = new URL(location.href)
  if (!address.searchParams.has('redirected')) return false
  address.searchParams.delete('redirected')
  history.replaceState(history.state, '', address)
  return true
}

const LEAVING_MS = 500

/** A call that ends because the visitor goes to another page says nothing about who is signed in. */
async function isLeaving(): Promise<boolean> {
  let hasLeft = false
  addEventListener('pagehide', () => (hasLeft = true), { once: true })
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  return hasLeft
}
