import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './more-link.module.css'

/** The link that leads on from a section, with an arrow along the text. */
export function MoreLink({ children, className, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={className ? `${styles.link} ${className}` : styles.link}>
      {children}
      <Icon name="arrow-right" isFlipped />
    </a>
  )
}
