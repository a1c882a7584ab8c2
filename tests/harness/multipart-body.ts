/** A request's body and its headers. */
export interface Body {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer
}

/**
 * A document with files, according to the GraphQL multipart request specification. A file's key is the path of its
 * variable. If the path leads into an object, `variables` must have a null there.
 */
export async function multipart(
  query: string,
  files: Readonly<Record<string, Blob>>,
  variables: object = {},
): Promise<Body> {
  const names = Object.keys(files)
  const plain = names.filter((name) => !name.includes('.'))
  const form = new FormData()
  form.append(
    'operations',
    JSON.stringify({ query, variables: { ...Object.fromEntries(plain.map((name) => [name, null])), ...variables } }),
  )
  form.append('map', JSON.stringify(Object.fromEntries(names.map((name, i) => [i, [`variables.${name}`]]))))
  names.forEach((name, i) => {
    const file = files[name]!
    form.append(String(i), file, file instanceof File ? file.name : 'photo.jpg')
  })
  // `Response` encodes the form.
  const written = new Response(form)
  return {
    headers: { 'content-type': written.headers.get('content-type')! },
    payload: Buffer.from(await written.arrayBuffer()),
  }
}
