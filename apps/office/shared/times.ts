/** Manila has kept one offset since before there were members. */
const zone = 'Asia/Manila'
const full = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium' })

/** A point in time as staff in Manila read it, or a dash where there is none. */
export function writeTime(seconds: number): string {
  return seconds > 0 ? full.format(seconds * 1000) : '–'
}

export function writeDay(seconds: number): string {
  return seconds > 0 ? day.format(seconds * 1000) : '–'
}

/** How long something takes, in the two units that matter: `41h 12m`, `3d 4h`, `48m`. */
export function writeSpan(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 60) return `${minutes}m`
  const hours = Math.floor(minutes / 60)
  if (hours < 72) return `${hours}h ${String(minutes % 60).padStart(2, '0')}m`
  return `${Math.floor(hours / 24)}d ${hours % 24}h`
}
