import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate, parseTypedMoment, toTypedDate, toTypedMoment } from '#kernel/typed-date.ts'
import { drawMonth } from '../calendar/draw-month.ts'
import { stepFrom } from '../calendar/step-from.ts'

/** Shows a typed day again as it was understood, or says in the field that nobody can read it. */
export function tidyDate(field: HTMLElement): void {
  const input = field.querySelector('input')
  if (!input) return
  const isEmpty = input.value.trim() === ''
  const understood = isEmpty ? '' : understoodIn(field, input.value)
  input.setCustomValidity(understood === undefined ? (field.dataset['wrong'] ?? '') : '')
  if (understood !== undefined && understood !== input.value) input.value = understood
}

/** Opens the calendar of a field on the day that stands in it, or on today. */
export function openCalendar(field: HTMLElement): void {
  const input = field.querySelector('input')
  if (!input) return
  const today = dayInIstanbul(new Date())
  const chosen = parseTypedMoment(input.value)?.day
  const bounds = { min: parsePlainDate(field.dataset['min'] ?? ''), max: parsePlainDate(field.dataset['max'] ?? '') }
  const locale = localeOfPage()
  const calendar = document.createElement('div')
  calendar.popover = 'auto'
  calendar.role = 'dialog'
  calendar.dataset['calendar'] = ''
  const draw = (day: PlainDate) => drawMonth(calendar, { day, chosen, today, bounds, locale, words: wordsOf(field) })
  let shown = draw(within(chosen ?? today, bounds))

  calendar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const day = parsePlainDate(button?.dataset['day'] ?? '')
    if (day) {
      choose(field, input, day)
      calendar.hidePopover()
      input.focus()
    } else if (button?.dataset['turn']) {
      shown = draw(stepFrom(shown, button.dataset['turn'], false) ?? shown)
      calendar.querySelector<HTMLElement>(`[data-turn="${button.dataset['turn']}"]`)?.focus()
    }
  })
  calendar.addEventListener('keydown', (event) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['day'] === undefined) return
    const next = stepFrom(shown, event.key, document.dir === 'rtl')
    if (!next) return
    event.preventDefault()
    shown = draw(within(next, bounds))
    calendar.querySelector<HTMLElement>('[tabindex="0"][data-day]')?.focus()
  })
  calendar.addEventListener('toggle', ({ newState }) => newState === 'closed' && calendar.remove())

  field.append(calendar)
  calendar.showPopover()
  place(calendar, input)
  calendar.querySelector<HTMLElement>('[tabindex="0"][data-day]')?.focus()
}

function choose(field: HTMLElement, input: HTMLInputElement, day: PlainDate): void {
  const minute = parseTypedMoment(input.value)?.minute
  input.value =
    field.dataset['time'] === undefined
      ? toTypedDate(day, localeOfPage())
      : toTypedMoment({ day, minute }, localeOfPage())
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function understoodIn(field: HTMLElement, typed: string): string | undefined {
  if (field.dataset['time'] !== undefined) {
    const moment = parseTypedMoment(typed)
    return moment && toTypedMoment(moment, localeOfPage())
  }
  const day = parseTypedDate(typed, parsePlainDate(field.dataset['latest'] ?? ''))
  return day && toTypedDate(day, localeOfPage())
}

type Bounds = { min: PlainDate | undefined; max: PlainDate | undefined }

function within(day: PlainDate, { min, max }: Bounds): PlainDate {
  if (min && day < min) return min
  return max && day > max ? max : day
}

/** Below the field where there is room, else above it, and never over the edge of the window. */
function place(calendar: HTMLElement, input: HTMLElement): void {
  const field = input.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = calendar
  const isRoomBelow = field.bottom + height + GAP <= innerHeight
  const top = isRoomBelow || field.top < height + GAP ? field.bottom + GAP : field.top - height - GAP
  const edge = document.dir === 'rtl' ? field.right - width : field.left
  const left = Math.max(GAP, Math.min(edge, document.documentElement.clientWidth - width - GAP))
  calendar.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`
  calendar.style.left = `${left}px`
}

const GAP = 4

function wordsOf(field: HTMLElement): { name: string; before: string; after: string } {
  const [name = '', before = '', after = ''] = (field.dataset['words'] ?? '').split('|')
  return { name, before, after }
}

function localeOfPage(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
