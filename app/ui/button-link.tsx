import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** A link that looks like a button. It is a plain link: documents have no router in the browser. */
export function ButtonLink({ look, isSmall, isBlock, className, children, ...link }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...link} className={buttonClass({ look, isSmall, isBlock }, className)}>
      {children}
    </a>
  )
}
