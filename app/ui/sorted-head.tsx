import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { cell } from './data-table.tsx'
import styles from './list-table.module.css'

/** The head of a column by which a list can be sorted; it leads to the other order. */
export function SortedHead({
  head,
  href,
  order,
  isEnd = false,
  before,
}: {
  head: string
  href: string
  order: 'ascending' | 'descending' | undefined
  isEnd?: boolean | undefined
  /** What stands before the words, as the box that chooses all rows. */
  before?: ReactNode
}) {
  const link = (
    <Link to={href} className={styles.sort} preventScrollReset>
      {head}
      <Icon name={order === undefined ? 'arrow-up-down' : order === 'ascending' ? 'arrow-up' : 'arrow-down'} />
    </Link>
  )
  return (
    <th scope="col" className={isEnd ? cell.end : undefined} {...(order ? { 'aria-sort': order } : {})}>
      {before === undefined ? (
        link
      ) : (
        <span className={styles.first}>
          {before}
          {link}
        </span>
      )}
    </th>
  )
}
