const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', hour: 'numeric', minute: '2-digit' })

/** The time of day in Manila, such as 2:41 PM; Tagalog writes it alike. */
export function timeOf(seconds: number): string {
  return format.format(seconds * 1000)
}
