/** Characters. */
export const shortestPassword = 6
