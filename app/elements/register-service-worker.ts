import { noteFailure } from '#app/page/note-failure.ts'

/** Installs the offline page when the page itself is done; only built pages have one. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !document.querySelector('script[data-build]')) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(noteFailure)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
