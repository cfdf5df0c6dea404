import { partnerFlags, setFlag } from '../../shared/session/sessionFlags.ts'

/** From now on this tab is in one partner's app, or in one kind of window of its. */
export function comeFrom(flag: (typeof partnerFlags)[number]): void {
  for (const other of partnerFlags) setFlag(other, other === flag)
}
