/** The requests that the honest and the hostile person send. */
export type Ask = (text: string, variables: object) => Promise<unknown>

export const upload = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }'
export const importing = 'mutation ($data: VoucherCodeInput!) { cmsCheckVoucherCodes(data: $data) { _id state } }'

export interface VoucherData {
  readonly voucherId: string
  readonly startDate: string
  readonly endDate: string
}

/** Sends a form with one file. Returns the answer, whatever it is. */
export async function form(
  url: string,
  token: string,
  query: string,
  variables: object,
  place: string,
  file: File,
): Promise<unknown> {
  const body = new FormData()
  const nulls = place === 'file' ? { file: null, ...variables } : variables
  body.append('operations', JSON.stringify({ query, variables: nulls }))
  body.append('map', JSON.stringify({ 0: [`variables.${place}`] }))
  body.append('0', file)
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return response.json()
}
