/**
 * A range of days as the API takes it: noon UTC of its first and of its last day, which lies in the same day in
 * Asia/Ho_Chi_Minh.
 *
 * @param days `YYYY-MM-DD_YYYY-MM-DD`, both included
 */
export function momentsOfDays(days: string): { from: string; to: string } {
  const [from, to] = days.split('_')
  return { from: `${from}T12:00:00.000Z`, to: `${to}T12:00:00.000Z` }
}
