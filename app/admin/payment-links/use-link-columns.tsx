import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { LinkStateTag } from './link-state-tag.tsx'
import styles from './link-table.module.css'
import type { LinkView } from './link-view.ts'

export type LinkActs = {
  /** The address of the list with a modal for one link. */
  hrefOf: (modal: 'edit' | 'delete', linkId: string) => string
  onCopy: (url: string) => void
}

/** The columns of the list of links; the last one holds what is done with a link. */
export function useLinkColumns({ hrefOf, onCopy }: LinkActs): Column<LinkView>[] {
  const text = useText('payment-links')
  const locale = useLocale()
  return [
    {
      key: 'title',
      head: text('column-title'),
      isFixed: true,
      sort: 'title',
      cell: (link) => <LinkName link={link} />,
    },
    {
      key: 'customer',
      head: text('column-customer'),
      cell: ({ customer }) => (
        <>
          <bdi>{customer.name}</bdi>
          <span className={cell.second}>
            <bdi dir="ltr">{customer.phone ? formatPhone(customer.phone, locale) : customer.email}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'created',
      head: text('column-created'),
      sort: 'created',
      cell: ({ createdAt }) => <InstantText instant={createdAt} className={styles.moment} />,
    },
    {
      key: 'paid',
      head: text('column-paid'),
      sort: 'paid',
      cell: ({ paidAt }) => paidAt && <InstantText instant={paidAt} className={styles.moment} />,
    },
    {
      key: 'status',
      head: text('column-status'),
      cell: ({ state, expiresAt }) => (
        <>
          <LinkStateTag state={state} />
          {state === 'pending' && expiresAt && (
            <InstantText instant={expiresAt} className={`${cell.second} ${styles.moment}`} />
          )}
        </>
      ),
    },
    {
      key: 'amount',
      head: text('column-amount'),
      isEnd: true,
      sort: 'amount',
      cell: ({ price }) => (
        <b>
          <MoneyText money={price} cents />
        </b>
      ),
    },
    {
      key: 'acts',
      head: text('column-actions'),
      isFixed: true,
      isEnd: true,
      cell: (link) => <Acts {...{ link, hrefOf, onCopy }} />,
    },
  ]
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

function Acts({ link: { id, title, url }, hrefOf, onCopy }: LinkActs & { link: LinkView }) {
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
