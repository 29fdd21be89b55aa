import { formatInstant } from '#kernel/format-date.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { keepPage } from '../kept-lists.ts'
import { noteFailure } from '#app/page/note-failure.ts'

/** Keeps the list on the device; a copy that is shown says of when it is, and is not kept again. */
const marker = document.querySelector<HTMLElement>('[data-keep]')
const keptAt = document.documentElement.dataset.keptAt
if (marker && keptAt) {
  const when = marker.querySelector('[data-kept-at]')
  const locale = locales.find((each) => document.documentElement.lang.startsWith(each)) ?? defaultLocale
  if (when) when.textContent = formatInstant(new Date(Number(keptAt)), locale)
  marker.hidden = false
} else if (marker && isSecureContext) {
  const { keep: until = '', keepAddress } = marker.dataset
  const keep = () => void keepPage(until, keepAddress).catch(noteFailure)
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true })
  // Ticks change what is kept.
  addEventListener('list-changed', keep)
}
