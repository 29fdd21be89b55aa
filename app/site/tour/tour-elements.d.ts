import type { HTMLAttributes, ReactNode } from 'react'

type CustomElement = HTMLAttributes<HTMLElement> & { class?: string | undefined; children?: ReactNode }

/** The elements of the tour page, as React writes them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'booking-bar': CustomElement
      'booking-box': CustomElement & { 'data-offer': string }
      'picture-viewer': CustomElement
    }
  }
}
