import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './tag.module.css'

/** One or two words about a thing: Ramadan, family, paid. */
export function Tag({
  tone = 'brass',
  icon,
  children,
}: {
  tone?: 'brass' | 'green' | 'red' | 'turquoise' | 'gray'
  icon?: IconName | undefined
  children: ReactNode
}) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
