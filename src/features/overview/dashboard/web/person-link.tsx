interface Props {
  readonly person: { readonly _id: string; readonly fullName: string }
}

/** A person's name as a link to the person. */
export function PersonLink({ person: { _id, fullName } }: Props) {
  return <a href={`/users?user=${_id}`}>{fullName}</a>
}
