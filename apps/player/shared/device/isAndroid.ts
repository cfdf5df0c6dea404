/** Whether the phone can install an app of ours from outside of a store. A renderer has no phone. */
export function isAndroid(): boolean {
  return typeof navigator === 'object' && /Android/i.test(navigator.userAgent)
}
