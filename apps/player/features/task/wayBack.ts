const name = 'points task'

/** Remembers which task led somebody away. */
export function leaveFor(ty: number): void {
  try {
    sessionStorage.setItem(name, String(ty))
  } catch {
    // A browser that keeps nothing begins at the top of the page.
  }
}

/** The task that led somebody away, until it has been shown again. */
export function findLeft(): number | undefined {
  try {
    const kept = sessionStorage.getItem(name)
    return kept === null ? undefined : Number(kept)
  } catch {
    return undefined
  }
}

/** Whether it was this one, said once. */
export function leftFor(ty: number): boolean {
  if (findLeft() !== ty) return false
  sessionStorage.removeItem(name)
  return true
}
