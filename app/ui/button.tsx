import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** A button that acts. Without a `type` it submits its form, as in HTML. */
export function Button({ look, isSmall, isBlock, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return <button {...button} className={buttonClass({ look, isSmall, isBlock }, className)} />
}
