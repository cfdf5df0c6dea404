import { type Route, routes } from '../../apps/player/app/routes.ts'
import { openings } from './openings.ts'
import type { Screen } from './screen.ts'

/** What stands in the address for its parts: each screen that looks different by them has one of its own. */
const samples: Readonly<Record<string, readonly string[]>> = {
  '/forgetPassword/verify/:type': ['/forgetPassword/verify/phone', '/forgetPassword/verify/email'],
  '/s-game/category/:categoryId': ['/s-game/category/Slot?sort=Popular', '/s-game/category/Live?sort=Popular'],
  '/s-game/sections/:sectionId': ['/s-game/sections/Hot%20Games'],
  '/s-game/about/:gameName': ['/s-game/about/mangga-fiesta'],
  '/s-game-page/:gameName': ['/s-game-page/no-such-game'],
  '/s-account/form/:type': ['nickname', 'username', 'email', 'phone', 'password'].map(
    form => `/s-account/form/${form}`,
  ),
  '/s-transaction/:kind?': ['/s-transaction', '/s-transaction/deposit?type=all&time_flag=0', '/s-transaction/withdraw'],
}

/** Which page leads to what has an id in its address. */
const linked: Readonly<Record<string, readonly [path: string, link: RegExp]>> = {
  '/bet-record/:id': ['/bet-record', /^\/bet-record\/./],
  '/s-points/detail/:id': ['/s-points/mall', /^\/s-points\/detail\/./],
  '/promotions/:id': ['/promotions', /^\/promotions\/./],
  '/s-transaction/status': ['/s-transaction/deposit?type=all&time_flag=0', /^\/s-transaction\/status\?/],
}

/** They lead on at once, or say that there is nothing. */
const passing: readonly string[] = ['entry', 'handoff', 'redirect']

/** Pages for everyone that members see with something of theirs. */
const otherForMembers: readonly string[] = ['/', '/service', '/my/feedback', '/invite']

/** Every screen of the player: a new route that has parts in its address is refused until a sample of it stands here. */
export function listScreens(): readonly Screen[] {
  const own = routes.filter(({ page, isEntry }) => page !== undefined && !isEntry && !passing.includes(page))
  const screens = own.flatMap(route => screensOf(route))
  const others = otherForMembers.map(path => ({ name: `${path} (member)`, who: 'member' as const, path }))
  return [...screens, ...others, ...openings, { name: '404', who: 'guest', path: '/no/such/page' }]
}

function screensOf({ pattern, access }: Route): readonly Screen[] {
  const who = access === 'member' ? 'member' : 'guest'
  const [path, link] = linked[pattern] ?? []
  if (path && link) return [{ name: pattern, who, path, link }]
  const paths = samples[pattern] ?? (/[:*]/.test(pattern) ? undefined : [pattern])
  if (!paths && pattern.endsWith('/*?')) return []
  if (!paths) throw new Error(`Say in bench/screens/addresses.ts which address shows ${pattern}.`)
  return paths.map(one => ({ name: one, who, path: one }))
}
