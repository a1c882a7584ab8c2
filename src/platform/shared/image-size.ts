/** The largest picture that is taken, in bytes, unless an operation names its own maximum. */
export const imageSizeLimit = 10 * 1024 * 1024

/** What a person is told whose picture is larger than the limit (in bytes). Server and screens say the same. */
export function imageTooLarge(limit: number = imageSizeLimit): string {
  return `Please select image has size less than ${Math.round((limit / 1024 / 1024) * 10) / 10} MB`
}
