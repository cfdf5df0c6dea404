import { isOwnPage } from '../../shared/isOwnPage.ts'

/** Addresses that only lead on: whoever was led from one to another would never arrive. */
const leadsOn = /^\/(glifeuser|Glife|GGames|(lazada|maya)mini(user)?|lazada-game|withdraw-return|login)/

/** Where somebody goes on to who came in from a partner's app: to a game, to a page of ours, or home. */
export function nextPlace(search: URLSearchParams): string {
  const game = search.get('game')
  if (game && /^[\w-]{1,64}$/.test(game)) return `/s-game-page/${game}`
  const pathname = search.get('pathname') ?? ''
  return isOwnPage(pathname) && !leadsOn.test(pathname) ? pathname : '/'
}
