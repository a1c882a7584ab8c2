/** A request's body and its headers. */
export interface Body {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer
}

/** A document with files, according to the GraphQL multipart request specification. */
export async function multipart(
  query: string,
  files: Readonly<Record<string, Blob>>,
  variables: object = {},
): Promise<Body> {
  const names = Object.keys(files)
  const form = new FormData()
  form.append(
    'operations',
    JSON.stringify({ query, variables: { ...variables, ...Object.fromEntries(names.map((name) => [name, null])) } }),
  )
  form.append('map', JSON.stringify(Object.fromEntries(names.map((name, i) => [i, [`variables.${name}`]]))))
  names.forEach((name, i) => form.append(String(i), files[name]!, 'photo.jpg'))
  // Response encodes the form.
  const written = new Response(form)
  return {
    headers: { 'content-type': written.headers.get('content-type')! },
    payload: Buffer.from(await written.arrayBuffer()),
  }
}
