import { bringIntoBar } from '#app/page/bring-into-bar.ts'

/**
 * On a phone the bar of the parts of a departure is wider than the window: the part that is open is brought into sight.
 */
const open = document.querySelector('#work > [aria-current]')
if (open) bringIntoBar(open, 'center')
