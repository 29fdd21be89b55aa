import type { HTMLAttributes, ReactNode } from 'react'

type CustomElement = HTMLAttributes<HTMLElement> & { class?: string | undefined; children?: ReactNode }

/** The element of the albums, as React writes it. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'picture-links': CustomElement
    }
  }
}
