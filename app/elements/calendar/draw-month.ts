import { formatDate, formatMonth, hijriMonthName, weekdayNames } from '#kernel/format-date.ts'
import { toHijri } from '#kernel/hijri.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { weeksOf } from './weeks-of.ts'

type Month = {
  /** The day that the focus is on; its month is drawn. */
  day: PlainDate
  chosen: PlainDate | undefined
  today: PlainDate
  bounds: { min: PlainDate | undefined; max: PlainDate | undefined }
  locale: Locale
  words: { name: string; before: string; after: string }
}

/** Writes a month into its calendar, both calendars in the head, and gives the day that the focus belongs to. */
export function drawMonth(calendar: HTMLElement, month: Month): PlainDate {
  const { day, locale, words } = month
  calendar.ariaLabel = words.name
  calendar.replaceChildren(
    element('div', { 'data-head': '' }, [
      element('button', { type: 'button', 'data-turn': 'PageUp', 'aria-label': words.before }),
      element('p', { 'aria-live': 'polite' }, [
        element('b', {}, [formatMonth(day, locale)]),
        element('small', {}, [hijriOf(day, locale)]),
      ]),
      element('button', { type: 'button', 'data-turn': 'PageDown', 'aria-label': words.after }),
    ]),
    element('table', { role: 'grid' }, [
      element('thead', {}, [
        element(
          'tr',
          {},
          weekdayNames(locale).map(({ long, short }) => element('th', { scope: 'col', abbr: long }, [short])),
        ),
      ]),
      element(
        'tbody',
        {},
        weeksOf(day).map((week) =>
          element(
            'tr',
            {},
            week.map((each) => element('td', {}, each ? [dayButton(each, month)] : [])),
          ),
        ),
      ),
    ]),
  )
  return day
}

function dayButton(each: PlainDate, { day, chosen, today, bounds: { min, max }, locale }: Month): HTMLElement {
  const isOut = (min !== undefined && each < min) || (max !== undefined && each > max)
  return element(
    'button',
    {
      type: 'button',
      'data-day': each,
      tabindex: each === day ? '0' : '-1',
      'aria-label': formatDate(each, locale, { weekday: true }),
      ...(each === chosen && { 'aria-pressed': 'true' }),
      ...(each === today && { 'aria-current': 'date' }),
      ...(isOut && { disabled: '' }),
    },
    [String(Number(each.slice(8)))],
  )
}

/** The Hijri months that a month reaches into: `Ramazan – Şevval 1448`. */
function hijriOf(day: PlainDate, locale: Locale): string {
  const days = weeksOf(day).flatMap((week) => week.filter((each) => each !== undefined))
  const [start, end] = [days[0] ?? day, days.at(-1) ?? day].map(toHijri)
  if (!start || !end) return ''
  const last = `${hijriMonthName(end.month, locale)} ${end.year}`
  if (start.month === end.month) return last
  const first = hijriMonthName(start.month, locale)
  return start.year === end.year ? `${first} – ${last}` : `${first} ${start.year} – ${last}`
}

function element(tag: string, attributes: Record<string, string>, children: (Node | string)[] = []): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}
