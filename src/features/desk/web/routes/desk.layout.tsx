import { createFileRoute } from '@tanstack/react-router'
import { deskSearch } from '../desk-address.ts'
import { DeskScreen } from '../desk-screen.tsx'

/** One screen for both addresses: it stays while one case follows another. */
export const Route = createFileRoute('/_signed-in/_desk')({ validateSearch: deskSearch, component: DeskScreen })
