import { useRouter } from '@tanstack/react-router'
import { mayCall, type Operation } from '../../shared/operation.ts'
import { useViewer } from './session.tsx'

/** Whether the viewer may open a screen, for a link to another feature's. */
export function useMayOpen(path: string): boolean {
  const viewer = useViewer()
  const { operationAt } = useRouter().options.context as { operationAt: (path: string) => Operation | undefined }
  const operation = operationAt(path)
  return operation !== undefined && mayCall(viewer, operation)
}
