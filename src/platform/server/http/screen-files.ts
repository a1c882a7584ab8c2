/**
 * The scripts of an address, of the table that the build of the web app writes.
 *
 * @param table JSON: the files of every screen, and of each route (`/posts/$id/edit`) those that it needs in addition
 * @returns for a path, as in the request, the addresses of all these files; of an unknown path, those of every screen
 */
export function screenFilesOf(table: string): (path: string) => readonly string[] {
  const { everywhere, routes } = JSON.parse(table) as { everywhere: string[]; routes: Record<string, string[]> }
  const known = Object.entries(routes).map(([route, files]) => ({ parts: route.split('/'), files }))
  // A name stands before a parameter: `/users/create` before `/users/$type`.
  known.sort((a, b) => parameters(a.parts) - parameters(b.parts))
  return (path) => {
    const parts = path.replace(/(?<=.)\/$/, '').split('/')
    const found = known.find((route) => fits(route.parts, parts))
    return [...everywhere, ...(found?.files ?? [])]
  }
}

const isParameter = (part: string) => /^\$\w/.test(part)
const parameters = (parts: readonly string[]) => parts.filter(isParameter).length
const fits = (route: readonly string[], parts: readonly string[]) =>
  route.length === parts.length && route.every((part, at) => isParameter(part) || part === parts[at])
