import { ConnectedElement } from './connected-element.ts'
import { leadsToPage } from './leads-to-page.ts'

const SHOWN_AFTER_MS = 150
const GIVEN_UP_AFTER_MS = 30_000

/** The line that says a page is on its way: starts with the navigation, ends with it, also when it fails. */
export class NavigationProgress extends ConnectedElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  protected connect(signal: AbortSignal): void {
    const start = () => this.#start()
    const end = () => this.#end()
    document.addEventListener('navigation-start', start, { signal })
    document.addEventListener('navigation-end', end, { signal })
    document.addEventListener('click', (event) => leadsToPage(event, location) && start(), { signal })
    document.addEventListener('submit', (event) => !event.defaultPrevented && start(), { signal })
    window.addEventListener('pageshow', end, { signal })
    window.addEventListener('pagehide', end, { signal })
  }

  #start(): void {
    this.#end()
    this.#timer = setTimeout(() => {
      this.hidden = false
      this.#timer = setTimeout(() => this.#end(), GIVEN_UP_AFTER_MS)
    }, SHOWN_AFTER_MS)
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.hidden = true
  }
}
