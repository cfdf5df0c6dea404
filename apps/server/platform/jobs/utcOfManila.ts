const minutesADay = 24 * 60
/** All year round: there is no summer time. */
const manilaAheadMinutes = 8 * 60

/** The crontab rule, which counts in UTC, of a time of every day in Manila. */
export function utcOfManila(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new RangeError(`${time} is no time of day.`)
  const utc = (Number(hours) * 60 + Number(minutes) - manilaAheadMinutes + minutesADay) % minutesADay
  return `${utc % 60} ${Math.floor(utc / 60)} * * *`
}
