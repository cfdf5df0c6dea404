import type { Calls } from '@saya/contract'
import { isVisibleTo, popupFrequencies, type Viewer } from '@saya/contract/popup/visibleTo.ts'
import { manilaDay } from '@saya/money'

export type Popup = Calls['GET /member/popup/list']['answer']['d'][number]

/** What was seen: on which day in Manila, since signing in, and since this page was loaded. */
export interface SeenPopups {
  readonly daily: Readonly<Record<string, string>>
  readonly sinceSignIn: readonly string[]
  readonly onThisPage: ReadonlySet<string>
}

interface Moment {
  readonly nowMs: number
  /** Nobody for a guest. */
  readonly viewer: Viewer | null
  readonly seen: SeenPopups
}

/** The popups to show now, the first of them first. */
export function duePopups(popups: readonly Popup[], moment: Moment): readonly Popup[] {
  return popups.filter(popup => isDue(popup, moment)).toSorted(byTurn)
}

export function isDue(popup: Popup, { nowMs, viewer, seen }: Moment): boolean {
  const isOpen = popup.start_time * 1000 <= nowMs && nowMs < popup.end_time * 1000
  return popup.state === 1 && isOpen && isVisibleTo(popup, viewer) && !isSeen(popup, { nowMs, viewer, seen })
}

function isSeen({ id, frequency }: Popup, { nowMs, viewer, seen }: Moment): boolean {
  if (frequency === popupFrequencies.daily) return seen.daily[id] === manilaDay(nowMs)
  return viewer ? seen.sinceSignIn.includes(id) : seen.onThisPage.has(id)
}

/** The greatest number first, and of two alike the one that was changed last. */
function byTurn(one: Popup, other: Popup): number {
  return other.seq - one.seq || other.updated_at - one.updated_at
}
