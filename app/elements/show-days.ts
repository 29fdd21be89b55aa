import { whenIs } from '#app/acts/road/days-ahead.ts'

/**
 * Shows of what a page has for several days that of today: a page for the road is kept on a telephone, and read on another
 * day. What is for the time of the journey is hidden before and after it.
 */
export function showDays(): void {
  let isUnderWay = false
  for (const block of document.querySelectorAll<HTMLElement>('[data-day]')) {
    const is = whenIs(block.dataset['day'] ?? '', new Date())
    block.dataset['is'] = is
    isUnderWay ||= is === 'today'
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-under-way-is]'))
    part.hidden = part.dataset['underWayIs'] !== String(isUnderWay)
}
