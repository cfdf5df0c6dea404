import type { ValueStore } from '@saya/client/storage'
import { popupFrequencies } from '@saya/contract/popup/visibleTo.ts'
import { manilaDay } from '@saya/money'
import type { Popup, SeenPopups } from './due.rules.ts'

/** The first outlives a sign-out, the second goes with it. */
const places = { daily: 'dailyMarks', sinceSignIn: 'popupMarks' }

export interface SeenMarks {
  read(): SeenPopups
  mark(popup: Pick<Popup, 'id' | 'frequency'>, by: { readonly nowMs: number; readonly isMember: boolean }): void
}

/** Which popups this browser has shown. */
export function seenMarks(store: ValueStore): SeenMarks {
  const onThisPage = new Set<string>()

  function read(): SeenPopups {
    return {
      daily: store.get<SeenPopups['daily']>(places.daily) ?? {},
      sinceSignIn: store.get<SeenPopups['sinceSignIn']>(places.sinceSignIn) ?? [],
      onThisPage,
    }
  }

  function mark(...[{ id, frequency }, { nowMs, isMember }]: Parameters<SeenMarks['mark']>): void {
    const { daily, sinceSignIn } = read()
    onThisPage.add(id)
    if (frequency === popupFrequencies.daily) {
      const today = manilaDay(nowMs)
      // Nobody asks for what was seen on another day.
      const kept = Object.entries(daily).filter(([, day]) => day === today)
      store.set(places.daily, { ...Object.fromEntries(kept), [id]: today })
      // What a guest saw is no reason to keep it from whoever signs in.
    } else if (isMember) store.set(places.sinceSignIn, [...sinceSignIn.filter(other => other !== id), id].slice(-100))
  }
  return { read, mark }
}
