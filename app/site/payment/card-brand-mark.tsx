import type { ReactNode } from 'react'
import type { CardBrand } from '#modules/payments/index.ts'
import styles from './card-brand-mark.module.css'

const names: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
}

/** The sign of a card brand on a small white plate. */
export function CardBrandMark({ brand }: { brand: CardBrand }) {
  return (
    <svg className={styles.mark} viewBox="0 0 44 28" role="img" aria-label={names[brand]}>
      {drawings[brand]}
    </svg>
  )
}

const word = { textAnchor: 'middle', fontFamily: 'inherit', fontWeight: 700 } as const

const drawings: Record<CardBrand, ReactNode> = {
  visa: (
    <text x="22" y="18.5" fontSize="13" fontStyle="italic" fill="#1a1f71" {...word}>
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="17.5" cy="14" r="8" fill="#eb001b" />
      <circle cx="26.5" cy="14" r="8" fill="#f79e1b" />
      <path d="M22 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" fill="#ff5f00" />
    </>
  ),
  troy: (
    <text x="22" y="18" fontSize="12.5" fill="#00a3ad" {...word}>
      troy
    </text>
  ),
  amex: (
    <>
      <rect width="44" height="28" fill="#016fd0" />
      <text x="22" y="17.5" fontSize="9.5" fill="#fff" {...word}>
        AMEX
      </text>
    </>
  ),
  maestro: (
    <>
      <circle cx="17.5" cy="14" r="8" fill="#0099df" />
      <circle cx="26.5" cy="14" r="8" fill="#ed0006" />
      <path d="M22 7.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" fill="#6c6bbd" />
    </>
  ),
  unionpay: (
    <>
      <path d="M9 4h10l-4 20H5z" fill="#e21836" />
      <path d="M18 4h10l-4 20H14z" fill="#00447c" />
      <path d="M27 4h10l-4 20H23z" fill="#007b84" />
    </>
  ),
}
