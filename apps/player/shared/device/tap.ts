import { keptSwitch } from './keptSwitch.ts'

/** Whether this device makes no sound in a game and never taps the finger. */
export const { isOn: isQuiet, use: useQuiet } = keptSwitch('isQuiet')

const tapMs = 12

/** A short tap under the finger where a phone can give one and its owner wants it, for something that has worked. */
export function tap(): void {
  if (isQuiet() || !navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.(tapMs)
}
