import { commitmentOf, fairDraws } from '@saya/game-math'
import type { Title } from '../shape.ts'
import { element } from '../../view/element.ts'
import type { MenuTools } from './menu.ts'
import type { Round } from './studio.ts'

/** What the next round is promised to come from, and the last one's promise checked on this very machine. */
export function fairnessPart(rounds: readonly Round[], { title, say, next }: MenuTools): Node {
  const facts: Node[] = [element('p', { class: 'quiet' }, say('fairnessWhy')), fact(say('commitment'), next.commitment)]
  const last = rounds.find(round => round.fairness.serverSeed !== '')
  if (!last) return element('div', { class: 'facts' }, ...facts)
  const { serverSeed, clientSeed, nonce } = last.fairness
  const isKept = isPromiseKept(title, last)
  return element(
    'div',
    { class: 'facts' },
    ...facts,
    element('h3', {}, `${say('round')} ${last.id}`),
    fact(say('serverSeed'), serverSeed),
    fact(say('clientSeed'), clientSeed),
    fact(say('nonce'), String(nonce)),
    element('p', { class: isKept ? 'good' : 'bad' }, say(isKept ? 'holds' : 'broken')),
  )
}

function fact(name: string, value: string): HTMLElement {
  return element('p', {}, element('span', {}, name), element('code', {}, value))
}

/** The secret is the promised one, and where reels turn their first stops follow from it. */
export function isPromiseKept({ game }: Title, { fairness, shown }: Round): boolean {
  const serverSeed = Uint8Array.from(fairness.serverSeed.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
  if (commitmentOf(serverSeed) !== fairness.commitment) return false
  const first = shown[0]
  if (game.kind === 'cascade' || first?.kind !== 'spin') return true
  const rng = fairDraws({ serverSeed, clientSeed: fairness.clientSeed, nonce: fairness.nonce })
  const landed = first.landed ?? first.columns
  return game.strips.every((strip, reel) => {
    const stop = rng.next(strip.length)
    return (strip + strip).slice(stop, stop + game.rows) === landed[reel]
  })
}
