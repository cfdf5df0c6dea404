import type { Clock } from './clock.ts'
import { followValue } from './followValue.ts'

export interface Maintenance {
  /** What has to be waited for before the next question is answered: mostly nothing. */
  settle(): Promise<void> | undefined
  /** Whether everything but health is closed now. */
  isOn(): boolean
}

/** Follows the operator's flag. */
export function maintenance(options: { clock: Clock; read: () => Promise<boolean> }): Maintenance {
  const { settle, known } = followValue(options)
  return { settle, isOn: () => known() ?? false }
}
