/** A record that a member wrote in the app's own database: its id was settled with its external id. */
export interface Adopted {
  readonly id: string
  /** When it was written there; absent if that is not known. */
  readonly createdAt?: Date | undefined
}

/** The columns of a new row that follow from that. */
export const adoptedColumns = ({ id, createdAt }: Adopted) => ({ id, ...(createdAt && { created_at: createdAt }) })
