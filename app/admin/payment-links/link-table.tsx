import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { LinkSort } from '#modules/payment-links/index.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { linkQueryValues, type LinkQuery } from './link-query.ts'
import { LinkStateTag } from './link-state-tag.tsx'
import styles from './link-table.module.css'
import type { LinkView } from './link-view.ts'

/** Links as rows that open; the buttons at their end copy, open, edit and delete. */
export function LinkTable({
  links,
  query,
  hrefOf,
  onCopy,
}: {
  links: LinkView[]
  query: LinkQuery
  /** The address of the list with a modal for one link. */
  hrefOf: (modal: 'edit' | 'delete', linkId: string) => string
  onCopy: (url: string) => void
}) {
  const text = useText('payment-links')
  return (
    <DataTable
      caption={text('payment-links')}
      head={
        <>
          <SortHead query={query} by="title">
            {text('column-title')}
          </SortHead>
          <th scope="col">{text('column-customer')}</th>
          <SortHead query={query} by="created">
            {text('column-created')}
          </SortHead>
          <SortHead query={query} by="paid">
            {text('column-paid')}
          </SortHead>
          <th scope="col">{text('column-status')}</th>
          <SortHead query={query} by="amount" className={cell.end}>
            {text('column-amount')}
          </SortHead>
          <th scope="col" className={cell.end}>
            {text('column-actions')}
          </th>
        </>
      }
    >
      {links.map((link) => (
        <LinkRow key={link.id} link={link} hrefOf={hrefOf} onCopy={onCopy} />
      ))}
    </DataTable>
  )
}

function LinkRow({
  link,
  hrefOf,
  onCopy,
}: {
  link: LinkView
  hrefOf: (modal: 'edit' | 'delete', linkId: string) => string
  onCopy: (url: string) => void
}) {
  const { customer } = link
  return (
    <tr>
      <td>
        <LinkName link={link} />
      </td>
      <td>
        <bdi>{customer.name}</bdi>
        <span className={cell.second}>
          <bdi dir="ltr">{customer.phone || customer.email}</bdi>
        </span>
      </td>
      <td className={styles.moment}>
        <InstantText instant={link.createdAt} />
      </td>
      <td className={styles.moment}>{link.paidAt && <InstantText instant={link.paidAt} />}</td>
      <td>
        <LinkStateTag state={link.state} />
        {link.state === 'pending' && link.expiresAt && <InstantText instant={link.expiresAt} className={cell.second} />}
      </td>
      <td className={cell.end}>
        <b>
          <MoneyText money={link.price} cents />
        </b>
      </td>
      <td className={cell.end}>
        <LinkActs {...{ link, hrefOf, onCopy }} />
      </td>
    </tr>
  )
}

function LinkName({ link: { id, title } }: { link: LinkView }) {
  return (
    <>
      <Link to={paths.adminPaymentLink(useLocale(), id)} className={`${cell.open} ${styles.title}`}>
        <bdi>{title}</bdi>
      </Link>
      <span className={cell.second}>
        <bdi dir="ltr">{id}</bdi>
      </span>
    </>
  )
}

function LinkActs({
  link: { id, title, url },
  hrefOf,
  onCopy,
}: {
  link: LinkView
  hrefOf: (modal: 'edit' | 'delete', linkId: string) => string
  onCopy: (url: string) => void
}) {
  const text = useText('payment-links')
  return (
    <span className={styles.acts}>
      <button type="button" title={text('copy', { title })} onClick={() => onCopy(url)}>
        <Icon name="copy" />
        <span className="visually-hidden">{text('copy', { title })}</span>
      </button>
      <a href={url} target="_blank" rel="noopener" title={text('open', { title })}>
        <Icon name="external-link" isFlipped />
        <span className="visually-hidden">{text('open', { title })}</span>
      </a>
      <Link to={hrefOf('edit', id)} preventScrollReset title={text('edit', { title })}>
        <Icon name="pencil" />
        <span className="visually-hidden">{text('edit', { title })}</span>
      </Link>
      <Link to={hrefOf('delete', id)} preventScrollReset title={text('delete', { title })}>
        <Icon name="trash-2" />
        <span className="visually-hidden">{text('delete', { title })}</span>
      </Link>
    </span>
  )
}

/** A column by which the list is ordered, one way and then the other. */
function SortHead({
  query,
  by,
  className,
  children,
}: {
  query: LinkQuery
  by: 'title' | 'created' | 'paid' | 'amount'
  className?: string | undefined
  children: ReactNode
}) {
  const locale = useLocale()
  const isUp = query.sort === by
  const isDown = query.sort === `-${by}`
  const next: LinkSort = isDown || (!isUp && by === 'title') ? by : `-${by}`
  return (
    <th
      scope="col"
      className={className}
      {...(isUp || isDown ? { 'aria-sort': isUp ? 'ascending' : 'descending' } : {})}
    >
      <Link
        to={paths.adminPaymentLinks(locale, linkQueryValues({ ...query, sort: next, page: 1 }))}
        className={styles.sort}
      >
        {children}
        <Icon name={isUp ? 'arrow-up' : isDown ? 'arrow-down' : 'arrow-up-down'} />
      </Link>
    </th>
  )
}
