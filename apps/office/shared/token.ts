const name = 'office:token'
const listeners = new Set<() => void>()

/** The operator's token: kept for all tabs of this browser, sent in a header, never in an address or a cookie. */
export function readToken(): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

export function setToken(token: string): void {
  try {
    if (token) localStorage.setItem(name, token)
    else localStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing asks for the password on every page.
  }
  for (const listener of listeners) listener()
}

/** Signing in or out on another tab counts here too. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
