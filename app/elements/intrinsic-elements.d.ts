import type { HTMLAttributes, ReactNode } from 'react'

type CustomElement = HTMLAttributes<HTMLElement> & { class?: string | undefined; children?: ReactNode }

/** The custom elements of the chrome, as React writes them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'number-stepper': CustomElement
      'date-field': CustomElement & {
        [Name in `data-${'wrong' | 'words' | 'latest' | 'min' | 'max' | 'time'}`]?: string | undefined
      }
      'human-check': CustomElement & {
        [Name in `data-${'provider' | 'key' | 'language' | 'aside'}`]?: string | undefined
      }
      'public-form': CustomElement & {
        [Name in `data-${'name' | 'required' | 'email' | 'consent'}`]?: string | undefined
      }
      'cart-badge': CustomElement
      'cart-page': CustomElement
      'checkout-form': CustomElement & { 'data-focus'?: string | undefined }
      'document-picture': CustomElement & { [Name in 'data-found' | 'data-none']?: string }
      'cart-panel': CustomElement
      'language-menu': CustomElement
      'drop-menu': CustomElement
      'mobile-menu': CustomElement
      'fold-list': CustomElement
      'site-search': CustomElement & { [Name in 'data-call' | 'data-counts' | 'data-word']?: string }
      'sticky-nav': CustomElement
      'text-size': CustomElement
      'toast-stack': CustomElement
      'notification-modal': CustomElement
      'navigation-progress': CustomElement
      'current-user': CustomElement
      'sign-in': CustomElement
      'account-form': CustomElement & { [Name in `data-${'required' | 'email' | 'same'}`]?: string | undefined }
      'passkey-form': CustomElement & { [Name in 'data-act' | 'data-options']?: string }
      'payment-form': CustomElement & { [Name in 'data-texts' | 'data-today']?: string }
      'payment-watch': CustomElement & { 'data-call'?: string }
      'page-notice': CustomElement & { [Name in 'data-kind' | 'data-title' | 'data-text']?: string }
      'copy-button': CustomElement & { 'data-text'?: string }
    }
  }
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element it names. */
    command?: 'show-modal' | 'close' | 'toggle-popover' | undefined
    commandfor?: string | undefined
  }
}
