/** A custom element whose listeners end when it leaves the page. */
export abstract class ConnectedElement extends HTMLElement {
  #life: AbortController | undefined

  /** Starts the element; every listener takes the signal. */
  protected abstract connect(signal: AbortSignal): void

  connectedCallback(): void {
    this.#life = new AbortController()
    this.connect(this.#life.signal)
  }

  disconnectedCallback(): void {
    this.#life?.abort()
  }
}
