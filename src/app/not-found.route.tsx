import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../platform/web/not-found.tsx'

export const Route = createFileRoute('/_signed-in/$')({ component: NotFound })
