/** What this tab alone keeps through a reload: phones drop a tab while its owner reads a text in another app. */
export function readOnTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepOnTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then a reload begins anew.
  }
}
