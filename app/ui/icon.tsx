import { icons } from './icons.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof icons

/** A drawing beside a word, or alone in a control that has its own name. Arrows that point along the text are flipped. */
export function Icon({
  name,
  isFlipped = false,
  className,
}: {
  name: IconName
  isFlipped?: boolean
  className?: string | undefined
}) {
  const classes = [styles.icon, isFlipped && 'flip', className].filter(Boolean).join(' ')
  return (
    <svg
      className={classes}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
