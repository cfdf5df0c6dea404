import { showLimits } from '@saya/contract/limits'

/** The ids of what was shown with one more, of which the last fifty are kept. Nothing where it is among them already. */
export function withShown(ids: readonly string[], id: string): readonly string[] | undefined {
  return ids.includes(id) ? undefined : [...ids, id].slice(-showLimits.messagesKept)
}
