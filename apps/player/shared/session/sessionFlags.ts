/** Those who came through a partner's app, which decides how they pay and leave. */
export const partnerFlags = [
  'glifeUser',
  'lazadaBrowserUser',
  'lazadaBrowserWithdrawUser',
  'lazadaminiUser',
  'mayaminiUser',
] as const

/** What holds for this visit alone, and is kept for its tab: the next visit may come from elsewhere. */
export type SessionFlag = (typeof partnerFlags)[number] | 'firstEntryProcessed'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const place = (flag: SessionFlag) => `saya.${flag}`

export function hasFlag(flag: SessionFlag, store: () => Store = () => sessionStorage): boolean {
  try {
    return store().getItem(place(flag)) === '1'
  } catch {
    // A browser that keeps nothing knows of nothing.
    return false
  }
}

export function setFlag(flag: SessionFlag, isSet: boolean, store: () => Store = () => sessionStorage): void {
  try {
    if (isSet) store().setItem(place(flag), '1')
    else store().removeItem(place(flag))
  } catch {
    // Then it holds for this page alone, which has been told.
  }
}
