import { hasFlag, type SessionFlag } from '../session/sessionFlags.ts'

/** In whose app, or on whose browser, ours is open; none of them is anybody's own browser. */
export type Host = 'glife' | 'mayamini' | 'lazadamini' | 'lazadaBrowser' | 'lazadaBrowserWithdraw'

/** In this order: who was led from the shopping app to a browser window of its own is that window's user there. */
const byFlag: readonly (readonly [SessionFlag, Host])[] = [
  ['glifeUser', 'glife'],
  ['mayaminiUser', 'mayamini'],
  ['lazadaBrowserWithdrawUser', 'lazadaBrowserWithdraw'],
  ['lazadaBrowserUser', 'lazadaBrowser'],
  ['lazadaminiUser', 'lazadamini'],
]

/** By how they came in on this tab, else by what the browser calls itself. */
export function hostOf(has: (flag: SessionFlag) => boolean, userAgent: string): Host | undefined {
  return byFlag.find(([flag]) => has(flag))?.[1] ?? (/lazada/i.test(userAgent) ? 'lazadaBrowser' : undefined)
}

export function currentHost(): Host | undefined {
  return hostOf(hasFlag, navigator.userAgent)
}
