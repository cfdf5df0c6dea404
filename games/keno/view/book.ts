import type { Units } from '@saya/money'
import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { SceneBook } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { countWays, type Ticket, type Title, type VisibleRound } from '../shape.ts'
import { Field } from './field.ts'
import { showTimes } from './ladder.ts'
import { rulesOf } from './rulesOf.ts'
import { type Say, sayKeno } from './sayKeno.ts'
import { tellRound } from './scene.ts'

export function openBook(title: Title, { language }: { readonly language: Language }): SceneBook<VisibleRound> {
  const say = sayKeno(language)
  return {
    code: title.code,
    name: title.name[language],
    rules: rulesOf(title).map(rule => rule[language]),
    payTable: stake => element('div', {}, ...title.tickets.map(ticket => tableOf(title, ticket, { stake, say }))),
    recall: round => recall(title, round, say),
  }
}

interface Telling {
  readonly stake: Units
  readonly say: Say
}

/** What a ticket pays, and in one of how many rounds: counted here from how many numbers are drawn of how many. */
function tableOf(title: Title, ticket: Ticket, { stake, say }: Telling): HTMLElement {
  const rows = ticket.pays
    .map((pay, hits) => ({ pay, hits }))
    .filter(({ pay }) => pay > 0)
    .map(({ pay, hits }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, String(hits)),
        element('td', {}, showTimes(pay)),
        element('td', {}, showAmount((stake * BigInt(pay)) / 10n)),
        element('td', {}, showSeldom(countWays(title, { picks: ticket.picks, hits }))),
      ),
    )
  const heads = [say('hits'), say('pays'), '₱', say('oneIn')].map(head => element('th', { scope: 'col' }, head))
  return element(
    'details',
    {},
    element('summary', {}, say('picks', { count: ticket.picks })),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...rows),
    ),
  )
}

function showSeldom([ways, all]: readonly [bigint, bigint]): string {
  const rounds = Number(all) / Number(ways)
  return rounds.toLocaleString('en-US', { maximumFractionDigits: rounds < 100 ? 1 : 0 })
}

export function recall(title: Title, round: SoloRound<VisibleRound>, say: Say): HTMLElement {
  const [shown] = round.shown
  if (!shown) return element('p', {}, round.choices.join(', ') || '—')
  const field = new Field(title, say, () => undefined)
  void field.show(shown)
  field.root.inert = true
  return element(
    'div',
    {},
    element('p', {}, tellRound(round, say)),
    element('div', { class: 'past-field' }, field.root),
  )
}
