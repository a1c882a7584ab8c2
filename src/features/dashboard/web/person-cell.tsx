import { Face } from '../../../platform/web/list/cells.tsx'

interface Props {
  readonly id: string
  readonly name: string
  readonly picture: { readonly thumbnail?: string | null; readonly thumbnail2x?: string | null } | null | undefined
}

/** A person's picture alone; their name stands in the next column. */
export function Avatar({ name, picture }: Omit<Props, 'id'>) {
  return <Face src={picture?.thumbnail} src2x={picture?.thumbnail2x} name={name} />
}

/** A name that leads to the person. */
export function PersonLink({ id, name }: Omit<Props, 'picture'>) {
  return <a href={`/users?user=${id}`}>{name}</a>
}
