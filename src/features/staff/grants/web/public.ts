export { areaNames } from './area-texts.ts'
export { GrantsSection } from './grants-section.tsx'
