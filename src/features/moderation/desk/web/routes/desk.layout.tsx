import { createFileRoute } from '@tanstack/react-router'
import { deskSearch } from '../desk-address.ts'
import { DeskScreen } from '../desk-screen.tsx'

/** One screen for both addresses, so that it stays mounted when the next case opens. */
export const Route = createFileRoute('/_signed-in/_desk')({ validateSearch: deskSearch, component: DeskScreen })
