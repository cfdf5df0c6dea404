import type { Calls } from '@saya/contract'

type Section = Calls['GET /member/index']['answer']['list'][number]

/** The sections of the home page, in their order. Others exist and are reached through the categories. */
const shown = ['Hot Games', 'Slot', 'Live', 'Fishing']

export function homeSections(list: readonly Section[]): Section[] {
  return shown.flatMap(name => list.filter(section => section.name === name && section.games.length > 0))
}

/** Where a section's arrow leads. */
export function sectionAddress(name: string): string {
  const part = encodeURIComponent(name)
  return name === 'Hot Games' ? `/s-game/sections/${part}` : `/s-game/category/${part}?sort=Popular`
}
