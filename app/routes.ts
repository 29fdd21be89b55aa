import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Lists of tours with a heading of their own; what each holds is in `site/tours/lists.ts`. */
const namedTourLists = [
  'tours/ramadan',
  'tours/5-star',
  'tours/hajj',
  'tours/private',
  'tours/duration/5-8',
  'tours/duration/9-10',
  'tours/duration/11-plus',
  'istanbul-turlari',
  'gunluk-turlar',
  'ozel-turlar',
  'umre/turlar-5-yildizli-fiyatlari',
  'umre/turlar-yakin-otellerde-fiyatlari',
  'umre/turlar-ekonomik-fiyatlari',
]

/** Every URL of the product. Pages are listed without their language; all of them exist in three. */
export default [
  ...prefix(':lang?', [
    index('./site/home/home-page.tsx'),
    route('payment/callback', './site/payment/callback-page.tsx'),
    route('payment/:paymentId', './site/payment/payment-page.tsx', [route('success', './site/payment/success-page.tsx')]),
    route('sandbox-bank/:bankToken/3ds', './site/payment/sandbox-bank-page.tsx'),
    route('tour/:tourId', './site/tour/tour-page.tsx'),
    route('error', './site/errors/error-page.tsx'),
    route('tours', './site/tours/tours-page.tsx'),
    route('tours/month/:month', './site/tours/month-tours-page.tsx'),
    route('tours/category/:link', './site/tours/category-tours-page.tsx', { id: 'tours-of-category' }),
    ...namedTourLists.map((path) => route(path, './site/tours/named-tours-page.tsx', { id: path })),
    route('kategoriler', './site/tours/categories-page.tsx'),
    route('kategoriler/:link', './site/tours/category-tours-page.tsx', { id: 'category' }),
    route('sepet', './site/cart/cart-page.tsx'),
    route('admin/login', './admin/login/login-page.tsx'),
    route('admin', './admin/staff-layout.tsx', [
      index('./admin/staff-home-resource.ts'),
      route('dashboard', './admin/dashboard/dashboard-page.tsx'),
      route('orders', './admin/orders/orders-page.tsx'),
      route('orders/:orderId', './admin/orders/order-page.tsx'),
      route('theme', './admin/theme-resource.ts'),
      route('*', './admin/no-such-area-resource.ts'),
    ]),
  ]),
  route('auth/local', './session/sign-in-resource.ts'),
  route('auth/logout', './session/sign-out-resource.ts'),
  route('api/custom/me', './session/me-resource.ts'),
  route('api/v1/admin/session', './session/staff-session-resource.ts'),
  route('api/v1/payments/webhook/:provider', './payment-calls/webhook-resource.ts'),
  route('api/v1/payments/:paymentId', './payment-calls/payment-resource.ts'),
  route('api/v1/payments/:paymentId/card', './payment-calls/card-resource.ts'),
  route('api/v1/payments/:paymentId/transfer', './payment-calls/transfer-resource.ts'),
  route('api/v1/tours/:tourId/seats', './site/tour/seats-resource.ts'),
  route('api/*', './site/errors/unknown-call-resource.ts'),
  route('*', './site/errors/not-found-page.tsx'),
] satisfies RouteConfig
