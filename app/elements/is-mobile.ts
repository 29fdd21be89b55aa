import { deliveredRules, type InterfaceRules } from '#app/page/interface-rules.ts'

type Screen = Pick<Window, 'innerWidth'> & { navigator: Pick<Navigator, 'userAgent'> }

/** A narrow window, or the browser of a phone or tablet. */
export function isMobile({ innerWidth, navigator }: Screen, { mobileWidestPx } = deliveredRules): boolean {
  return (
    innerWidth <= mobileWidestPx || /Android|iPhone|iPad|iPod|Mobile|IEMobile|Opera Mini/i.test(navigator.userAgent)
  )
}

/** Tells the answer anew when a window has kept its size for a moment; many changes in a row are one. */
export function watchMobile(
  screen: Screen & Pick<EventTarget, 'addEventListener'>,
  tell: (is: boolean) => void,
  rules: InterfaceRules = deliveredRules,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  screen.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(() => tell(isMobile(screen, rules)), rules.mobileSettleMs)
  })
}
