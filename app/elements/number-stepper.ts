import { ConnectedElement } from './connected-element.ts'

/** Buttons that raise and lower a number field within its bounds. */
export class NumberStepper extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const input = this.querySelector('input')
    if (!input) return
    this.addEventListener('click', ({ target }) => this.#step(input, target), { signal })
    input.addEventListener('input', () => this.#bound(input), { signal })
    this.#bound(input)
  }

  #step(input: HTMLInputElement, target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    if (!button) return
    if (button.dataset.step === '1') input.stepUp()
    else input.stepDown()
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  #bound(input: HTMLInputElement): void {
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const edge = button.dataset.step === '1' ? input.max : input.min
      button.disabled = edge !== '' && input.value === edge
    }
  }
}
