import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The pages of staff for offers of our own and the groups they are made of. */
export const offerAndGroupRoutes: RouteConfigEntry[] = [
  route('groups', './admin/groups/groups-page.tsx'),
  route('groups/new', './admin/groups/new-group-page.tsx'),
  route('groups/:groupId', './admin/groups/group-page.tsx'),
  route('offers', './admin/offers/offers-page.tsx', { id: 'staff-offers' }),
  route('offers/:offerId', './admin/offers/offer-page.tsx', { id: 'staff-offer' }),
  route('offers/:offerId/offer.pdf', './admin/offers/offer-paper-resource.ts', { id: 'staff-offer-paper' }),
]
