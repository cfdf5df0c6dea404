/** Whole hours of a day as people say them, one behind the other: `10 AM, 1 PM, 4 PM`. */
export function hoursIn(hours: readonly number[]): string {
  return hours.map(hour => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`).join(', ')
}
