export { mediasOfPlace, placeById } from './place.queries.ts'
export { Place } from './place.type.ts'
