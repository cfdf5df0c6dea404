interface Days {
  readonly firstDay: string
  readonly lastDay: string
}

/** Whether there is a day ahead that an approval could cover. */
export function coversDays({ firstDay, lastDay }: Days, today: string): boolean {
  return firstDay <= lastDay && today <= lastDay
}
