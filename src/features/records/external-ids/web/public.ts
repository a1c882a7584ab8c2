export { OpenInApp } from './open-in-app.tsx'
