import type { Place } from '../shared/session/place.ts'
import { notFound, type Route, routes } from './routes.ts'

export interface RouteMatch extends Place {
  readonly route: Route
}

const compiled = routes.map(route => [route, compile(route.pattern)] as const)

/** The route of an address and what the address says to it. */
export function findRoute(path: string, search = ''): RouteMatch {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [route, pattern] of compiled) {
    const match = pattern.exec(trimmed)
    if (match) return { route, params: { ...route.fixed, ...readParams(match) }, search: new URLSearchParams(search) }
  }
  return { route: notFound, params: {}, search: new URLSearchParams(search) }
}

function readParams(match: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decode(value ?? '')]))
}

/** A wrongly escaped part of an address is shown as it stands rather than breaking the page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `:name` is one part, `:name?` may be missing, a last `*` is any rest, `*?` any rest or none. */
function compile(pattern: string): RegExp {
  const source = pattern
    .replace(/\/\*\?$/, '(?:/.*)?')
    .replace(/\/\*$/, '/.+')
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}
