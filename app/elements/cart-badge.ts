import { readRules } from '#app/page/interface-rules.ts'
import { defaultLocale } from '#kernel/locale.ts'
import { badgeText, countTravellers } from '#modules/booking/index.ts'
import { onCartChange, readCart } from './cart-store.ts'
import { ConnectedElement } from './connected-element.ts'
import { nameForCount, type CountName } from './name-for-count.ts'

/** The number on the cart icon and in its spoken name. */
export class CartBadge extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    this.#show(false)
    onCartChange(() => this.#show(true), signal)
  }

  #show(isChange: boolean): void {
    const link = this.querySelector('a')
    const badge = this.querySelector('span')
    if (!link || !badge) return
    const count = countTravellers(readCart())
    const names = JSON.parse(this.dataset.names ?? '[]') as CountName[]
    badge.textContent = badgeText(count, readRules().badgeCap)
    badge.hidden = count === 0
    const name = nameForCount(names, this.dataset.locale ?? defaultLocale, count)
    link.setAttribute('aria-label', badge.hidden ? name : withBadge(name, badge.textContent))
    if (isChange) restartAnimation(badge)
  }
}

/** The spoken name holds what the eye sees; an Arabic dual says "two" without the figure. */
function withBadge(name: string, badge: string): string {
  return name.includes(badge) ? name : `${name}: ${badge}`
}

function restartAnimation(badge: HTMLElement): void {
  delete badge.dataset.changed
  requestAnimationFrame(() => (badge.dataset.changed = ''))
}
