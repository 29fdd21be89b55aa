import styles from './button.module.css'

export type ButtonLook = {
  look?: 'solid' | 'outline' | 'paper' | 'line' | 'brass' | 'danger' | undefined
  isSmall?: boolean | undefined
  isBlock?: boolean | undefined
}

export function buttonClass({ look = 'solid', isSmall, isBlock }: ButtonLook, className?: string): string {
  return [styles.button, styles[look], isSmall && styles.small, isBlock && styles.block, className]
    .filter(Boolean)
    .join(' ')
}
