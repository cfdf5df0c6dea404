/** Two whole years beside the month that runs: whatever compares a month with that of the year before has both. */
const keptMonths = 24

/** The first day of which tallies are kept on a Manila day. */
export function firstDayKept(day: string): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - keptMonths
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}
