import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The calls of staff about those who leave on a day, and of the telephones of whoever leads them on the road. */
export const departureCallRoutes: RouteConfigEntry[] = [
  route('api/v1/admin/departures', './api/staff/departures/departures-resource.ts'),
  route('api/v1/admin/departures/:date/operations', './api/staff/departures/departure-operations-resource.ts'),
  route('api/v1/admin/departures/:date/operations.csv', './api/staff/departures/departure-operations-csv-resource.ts'),
  route('api/v1/admin/departures/:date/passengers', './api/staff/departures/departure-passengers-resource.ts'),
  route('api/v1/admin/departures/:date/passengers.csv', './api/staff/departures/departure-passengers-csv-resource.ts'),
  route('api/v1/admin/departures/:date/check-ins', './api/staff/departures/departure-check-ins-resource.ts'),
  route('api/v1/admin/departures/:date/guides', './api/staff/departures/departure-guides-resource.ts'),
  route('api/v1/admin/departures/:date/airport', './api/staff/departures/departure-airport-resource.ts'),
  route('api/v1/admin/departures/:date/airport.csv', './api/staff/departures/departure-airport-csv-resource.ts'),
  route('api/v1/leader/groups/:groupId/marks', './api/leader/marks-resource.ts'),
]
