import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useMay } from './may.ts'

/** A link to a page of the staff that is shown to those to whom the page opens, and who may do there what it is for. */
export function StaffLink({ to, ...link }: ComponentProps<typeof Link> & { to: string }) {
  return useMay().open(to) && <Link {...link} to={to} />
}

/** The same as a button. */
export function StaffButtonLink({ href, ...link }: ComponentProps<typeof ButtonLink> & { href: string }) {
  return useMay().open(href) && <ButtonLink {...link} href={href} />
}
