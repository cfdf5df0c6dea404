import type { Draw } from '@saya/game-math'

/** Whether there are as many draws as there have to be, each out of as many: out of more or fewer the same seed draws another. */
export function areOutOf(draws: readonly Draw[], sizes: readonly number[]): boolean {
  return draws.length === sizes.length && draws.every(({ of }, at) => of === sizes[at])
}

/** How many there are to draw from, where each of so many draws takes one away. */
export function sizesOf(all: number, draws: number): readonly number[] {
  return Array.from({ length: draws }, (_, at) => all - at)
}

/** What these draws take, one after another: each is a place among those that are left. */
export function drawnFrom<Thing>(things: readonly Thing[], draws: readonly Draw[]): readonly Thing[] {
  const left = [...things]
  return draws.flatMap(({ value }) => left.splice(value, 1))
}

/** So many things in their order, by their numbers. */
export function numbered(count: number, first = 0): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + first)
}

export function areSame(some: readonly unknown[], others: readonly unknown[] | null | undefined): boolean {
  return some.length === others?.length && some.every((one, at) => one === others[at])
}
