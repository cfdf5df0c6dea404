/**
 * Throws where a database bears a migration that no file has, under a number that one has: versions of before the files prepared
 * it. Higher numbers are those of a newer version, and are left alone.
 */
export function refuseEarlierDatabase(applied: readonly string[], files: readonly string[]): void {
  const last = files.map(numberOf).toSorted().at(-1) ?? ''
  const gone = applied.toSorted().find(name => !files.includes(name) && numberOf(name) <= last)
  if (gone === undefined) return
  throw new Error(
    `The database was prepared by an earlier version (${gone}), which this one cannot bring up to date: move the data folder away (SAYA_DATA, or .data) or name an empty database, and start again.`,
  )
}

/** How the names of migrations begin. */
function numberOf(name: string): string {
  return name.slice(0, 4)
}
