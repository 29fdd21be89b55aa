import { createContext, useContext, type ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** Where it is true, nothing can be done by whoever looks, and no button is shown. */
export const ButtonsHidden = createContext(false)

/** A button that acts. Without a `type` it submits its form, as in HTML. */
export function Button({ look, isSmall, isBlock, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  if (useContext(ButtonsHidden)) return null
  return <button {...button} className={buttonClass({ look, isSmall, isBlock }, className)} />
}
