export { deliveryStates, type DeliveryState } from './domain/delivery.ts'
export { eventTypes, type EventType } from './domain/event.ts'
export { endpointSorts, type EndpointSort } from './domain/endpoint-sort.ts'
