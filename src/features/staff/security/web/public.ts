export { AdmissionActions } from './admission-actions.tsx'
