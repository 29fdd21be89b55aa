import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the product. Pages are listed without their language; all of them exist in three. */
export default [
  ...prefix(':lang?', [
    index('./site/home/home-page.tsx'),
    route('error', './site/errors/error-page.tsx'),
  ]),
  route('auth/local', './session/sign-in-resource.ts'),
  route('auth/logout', './session/sign-out-resource.ts'),
  route('api/custom/me', './session/me-resource.ts'),
  route('api/v1/admin/session', './session/staff-session-resource.ts'),
  route('api/*', './site/errors/unknown-call-resource.ts'),
  route('*', './site/errors/not-found-page.tsx'),
] satisfies RouteConfig
