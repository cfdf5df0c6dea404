const name = 'points task'

/** Remembers which task led somebody away. */
export function leaveFor(ty: number): void {
  try {
    sessionStorage.setItem(name, String(ty))
  } catch {
    // A browser that keeps nothing begins at the top of the page.
  }
}

/** Whether it was this one, said once. */
export function leftFor(ty: number): boolean {
  try {
    if (sessionStorage.getItem(name) !== String(ty)) return false
    sessionStorage.removeItem(name)
    return true
  } catch {
    return false
  }
}
