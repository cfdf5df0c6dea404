/** Whether something is to be shown to a member for the first time in this tab. Asking counts as showing. */
export function isFirstInSession(what: string, uid: string): boolean {
  try {
    const place = `saya.shown.${what}`
    if (sessionStorage.getItem(place) === uid) return false
    sessionStorage.setItem(place, uid)
    return true
  } catch {
    // What cannot be remembered would come back at each look.
    return false
  }
}
