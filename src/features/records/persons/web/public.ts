export { creatorDetail, CreatorLink, PersonLink } from './person-link.tsx'
