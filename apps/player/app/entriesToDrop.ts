/** Of a cache's entries, oldest first, those that are too many. */
export function entriesToDrop<Entry>(entries: readonly Entry[], most: number): readonly Entry[] {
  return entries.slice(0, Math.max(0, entries.length - most))
}
