/** The model of corrections in query keys and live events. */
export const correctionModel = 'POINT_CORRECTION'
/** What other features add to the page of a member: see `addToCard`. */
export const supportCard = 'SUPPORT'
