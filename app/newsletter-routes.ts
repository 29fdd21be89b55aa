import { route } from '@react-router/dev/routes'

/** Whom the newsletter goes to, and what staff write of it. */
export const newsletterRoutes = [
  route('newsletter', './admin/newsletter/newsletter-page.tsx'),
  route('newsletter/letters', './admin/newsletter/letters-page.tsx'),
  route('newsletter/letters/:letterId', './admin/newsletter/letter-page.tsx', { id: 'staff-letter' }),
  route('newsletter/letters/:letterId/:language', './admin/newsletter/letter-preview-resource.ts'),
  route('newsletter/register', './admin/newsletter/register-page.tsx', { id: 'staff-register' }),
  route('newsletter/register/:fileId/:format', './admin/newsletter/register-file-resource.ts'),
]
