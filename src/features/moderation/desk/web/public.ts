/** What other features' screens may show of the desk. */
export { DeskFigures } from './desk-figures.tsx'
