import { randomId } from '@saya/client/randomId'
import { fillByChance } from '../../../shared/device/chance.ts'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { needsStepUp } from './askStepUp.ts'
import { GivenUp } from './givenUp.ts'

interface ConfirmOptions {
  /** A password would not do: the act itself stands in for one that was forgotten. */
  readonly isByCode?: boolean
  /** Nothing but a passkey would do: it decides what lets the member in. */
  readonly isByPasskey?: boolean
}

/**
 * Does what may ask the person first to prove that it is them, and then does it again. Both times the act is given the
 * same key, under which a call that moves money acts once. Who closes the sheet has given it up, and is left where
 * they were.
 */
export async function confirmThen<T>(
  act: (idempotencyKey: string) => Promise<T>,
  options: ConfirmOptions = {},
): Promise<T> {
  const key = randomId(fillByChance)
  try {
    return await act(key)
  } catch (error) {
    if (!needsStepUp(error)) throw error
    const { openStepUp } = await loadModule(() => import('./openStepUp.tsx'))
    if (!(await openStepUp(options))) throw new GivenUp()
    return act(key)
  }
}
