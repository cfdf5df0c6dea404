import type { Draw } from '@saya/game-math'
import { element } from '../element.ts'
import type { SayOf } from '../sayIn.ts'

interface DrawList {
  readonly draws: readonly Draw[]
  readonly again: readonly number[]
  readonly means: readonly string[]
}

/** Every number that was drawn, what this machine draws in its place, and what it stands for. */
export function drawDraws(
  say: SayOf<'number' | 'of' | 'told' | 'here' | 'means'>,
  { draws, again, means }: DrawList,
): HTMLElement {
  const names = [say('number'), say('of'), say('told'), say('here'), say('means')]
  const rows = draws.map(({ of, value }, at) => {
    const cells = [at + 1, of, value, again[at] ?? '—', means[at] ?? '']
    return element('tr', {}, ...cells.map(cell => element('td', {}, String(cell))))
  })
  const head = element('tr', {}, ...names.map(name => element('th', { scope: 'col' }, name)))
  const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
  return element('div', { class: 'scroll', tabindex: '0' }, table)
}
