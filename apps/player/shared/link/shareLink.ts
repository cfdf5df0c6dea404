/** Opens the share sheet of the device. False where there is none, or it would not open; who closes it again has shared. */
export async function shareLink(shared: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(shared)
    return true
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError'
  }
}
