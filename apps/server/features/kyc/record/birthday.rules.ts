/** The day on which somebody's birthday is in a year. Who was born on 29 February has it on 28 February of a common year. */
export function birthdayIn(birthday: string, year: number): string {
  const monthDay = birthday.slice(5)
  return `${year}-${monthDay === '02-29' && !isLeapYear(year) ? '02-28' : monthDay}`
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}
