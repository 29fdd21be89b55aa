export { deliveryStates, type DeliveryState } from './domain/delivery.ts'
export { eventTypes, type EventType } from './domain/event.ts'
