import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../platform/web/screens/not-found.tsx'

export const Route = createFileRoute('/_signed-in/$')({ component: NotFound })
