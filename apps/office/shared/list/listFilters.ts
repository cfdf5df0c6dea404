import type { Filter } from '../entity.ts'
import { gatewayOptions } from '../gatewayTitles.ts'

/** One member, by what their UID is. */
export const uidFilter: Filter = { name: 'uid', title: 'UID', isMain: true }

export const gatewayFilter: Filter = { name: 'gateway', title: 'Gateway', options: gatewayOptions }

type States = Readonly<Record<string, readonly [title: string, ...rest: unknown[]]>>

/** A choice among states by the titles that rows show. What is said first stands for nothing chosen. */
export function stateFilter(name: 'state' | 'status', first: string, states: States): Filter {
  const options = Object.entries(states).map(([value, [title]]) => [value, title] as const)
  return { name, title: 'State', options: [['', first], ...options] }
}

/** Those that are on, or those that are off. What is said first stands for both. */
export function onFilter(first: string): Filter {
  return stateFilter('state', first, { on: ['On'], off: ['Off'] })
}
