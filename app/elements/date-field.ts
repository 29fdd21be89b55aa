import { ConnectedElement } from './connected-element.ts'

type DateScript = {
  openCalendar: (field: HTMLElement) => void
  tidyDate: (field: HTMLElement) => void
}

/**
 * A typed day: what was typed is shown again as it was understood, and a button opens a calendar. What both need is
 * loaded when somebody comes to such a field; without it the field is a line of text that the server reads.
 */
export class DateField extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('focusin', () => void load(), { signal, once: true })
    this.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && target.setCustomValidity(''), {
      signal,
    })
    this.addEventListener(
      'change',
      () => {
        if (loaded) loaded.tidyDate(this)
        else void load().then((script) => script?.tidyDate(this))
      },
      { signal },
    )
    this.addEventListener(
      'click',
      ({ target }) => {
        const isOpener = target instanceof Element && target.closest('button')?.parentElement === this
        if (isOpener) void load().then((script) => script?.openCalendar(this))
      },
      { signal },
    )
  }
}

/** At hand without waiting: whoever presses a button straight from a field is told in time. */
let loaded: DateScript | undefined

async function load(): Promise<DateScript | undefined> {
  const address = document.querySelector<HTMLElement>('script[data-dates]')?.dataset['dates']
  if (address !== undefined) loaded = (await import(/* @vite-ignore */ address)) as DateScript
  return loaded
}
