import type { Translation } from '../translation.ts'
import type { ui as reference } from '../tr/ui.ts'

export const ui: Translation<typeof reference> = {
  close: 'Close',
  optional: '(optional)',
  breadcrumb: 'You are here',
  pages: 'Pages',
  'previous-page': 'Previous page',
  'next-page': 'Next page',
  increase: 'Increase',
  decrease: 'Decrease',
  copy: 'Copy',
  copied: 'Copied',
  'home-page': 'Home',
  'title-of-page': '{title}, page {page}',
  'description-of-page': '{description} Page {page}.',
  'select-all': 'Select all on this page',
  'select-row': 'Select {name}',
  calendar: 'Open the calendar',
  'month-before': 'Previous month',
  'month-after': 'Next month',
  'day-form': 'dd/mm/yyyy',
  'day-wrong': 'Type the date as day, month, year, such as 27/12/2027.',
  'moment-form': 'dd/mm/yyyy hh:mm',
  'time-form': 'hh:mm',
  'moment-wrong': 'Type the day and the time, such as 27/12/2027 18:30.',
}
