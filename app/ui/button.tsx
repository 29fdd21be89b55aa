import { createContext, useContext, type ComponentProps, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** Where it is true, nothing can be done by whoever looks, and no button is shown. */
export const ButtonsHidden = createContext(false)

/** What is there for nothing but the button of its form: it goes where that goes. */
export function OfAct({ children }: { children: ReactNode }) {
  return useContext(ButtonsHidden) ? null : children
}

/** A button that acts. Without a `type` it submits its form, as in HTML. */
export function Button({ look, isSmall, isBlock, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  if (useContext(ButtonsHidden)) return null
  return <button {...button} className={buttonClass({ look, isSmall, isBlock }, className)} />
}
