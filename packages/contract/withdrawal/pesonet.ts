/** What one transfer of InstaPay carries; more goes by PESONet. */
export const instapayMostPesos = 50_000

/** The hours in Manila at which the banks exchange what has come by PESONet until then, on banking days. */
export const cycleHours = [10, 13, 16] as const

/** How long a bank takes to credit what a cycle brought. */
export const cycleCreditHours = 2
