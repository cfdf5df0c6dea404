import { checkDraws } from '../../view/proof/checkDraws.ts'
import { element } from '../../view/element.ts'
import { isAsShown, openPromises } from '../../view/proof/promises.ts'
import { roundAddress } from '../../view/roundAddress.ts'
import { toneOf, verdictOf } from '../../view/proof/verdictOf.ts'
import { wordField } from '../../view/wordField.ts'
import { isBoardDrawn } from './isBoardDrawn.ts'
import type { MenuTools } from './menuTools.ts'
import type { Round } from './studio.ts'

/** What the next round is promised to come from, the player's word in it, and the last promise checked on this very machine. */
export function fairnessPart(rounds: readonly Round[], tools: MenuTools): Node {
  const { say, language, next, word } = tools
  const why = element('p', { class: 'quiet' }, say('fairnessWhy'))
  const facts: Node[] = [why, fact(say('commitment'), next.commitment), wordField(word, say)]
  const last = rounds.find(round => round.fairness.serverSeed !== '')
  if (!last) return element('div', { class: 'facts' }, ...facts)
  const { commitment, serverSeed, clientSeed, nonce } = last.fairness
  const verdict = element('p', { class: 'quiet', role: 'status' }, say('checking'))
  const href = roundAddress(last.id, language, last.key)
  const link = element('a', { class: 'check', href, target: '_blank', rel: 'noopener' }, say('drawAgain'))
  void check(last, tools, verdict)
  return element(
    'div',
    { class: 'facts' },
    ...facts,
    element('h3', {}, `${say('round')} ${last.id}`),
    fact(say('toldNow'), commitment),
    fact(say('shownBefore'), openPromises().find(last.key)?.commitment ?? '—'),
    fact(say('serverSeed'), serverSeed),
    fact(say('clientSeed'), clientSeed),
    fact(say('nonce'), String(nonce)),
    verdict,
    element('p', {}, link),
  )
}

/** Every number of the round is drawn again, and said is what that has shown. */
async function check(round: Round, { title, studio, say }: MenuTools, verdict: HTMLElement): Promise<void> {
  const told = await studio.readDraws(round.id)
  if (!told) {
    verdict.textContent = say('unchecked')
    return
  }
  const shown = openPromises().find(round.key)
  const { draws } = told
  const checked = checkDraws({ round, draws })
  const isOther = shown !== undefined && !isAsShown(shown, round.fairness)
  const isShown = () => isBoardDrawn(title, round.shown, draws)
  const isPlayed = round.state === 'done'
  const said = verdictOf({ isOver: true, isPlayed, checked, isOther, draws, rules: told, isShown })
  verdict.className = toneOf[said]
  verdict.textContent = said === 'kept' || said === 'early' ? say('holds', { count: draws.length }) : say(said)
}

function fact(name: string, value: string): HTMLElement {
  return element('p', {}, element('span', {}, name), element('code', {}, value))
}
