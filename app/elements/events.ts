/** Short news of an act, gone after three seconds. */
export type Toast = { kind: 'success' | 'error' | 'info' | 'warning'; text: string }

/** News that must be read: it stays until it is closed. */
export type Notice = { kind: 'success' | 'warning'; title: string; text: string }

/** What was put into the cart, as the panel under the bar says it. */
export type CartAddition = { title: string; detail: string }

type ElementEvents = {
  'show-toast': CustomEvent<Toast>
  'show-notice': CustomEvent<Notice>
  'cart-added': CustomEvent<CartAddition>
  /** The cart was changed, here or in another window. */
  'cart-changed': Event
  /** Another size of the text was chosen. */
  'text-size': Event
  'navigation-start': Event
  'navigation-end': Event
}

declare global {
  interface DocumentEventMap extends ElementEvents {}
}

export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent('show-toast', { detail: toast }))
}

export function showNotice(notice: Notice): void {
  document.dispatchEvent(new CustomEvent('show-notice', { detail: notice }))
}
