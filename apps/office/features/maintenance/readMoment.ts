/** A time of day in Manila, as a field has it, in seconds; nothing said is the beginning of all time. */
export function readMoment(text: string): number {
  return text === '' ? 0 : Math.floor(Date.parse(`${text}:00+08:00`) / 1000)
}
