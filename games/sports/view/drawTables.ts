import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { fixtureOf, type League, scoreOf } from '../shape.ts'
import { drawCrest } from './drawTeam.ts'
import type { Say } from './sayInLeague.ts'
import type { Result } from './line.ts'
import { standingsOf } from './standings.ts'

export interface Telling {
  readonly league: League
  readonly say: Say
  readonly language: Language
}

/** The table of a season. */
export function drawStandings(results: readonly Result[], season: number, { league, say }: Telling): HTMLElement {
  const rows = standingsOf(league, results, season)
  const hasDraws = league.model.sport === 'football'
  const heads = [
    [say('played2'), say('playedFull')],
    [say('wins'), say('winsFull')],
    ...(hasDraws ? [[say('draws2'), say('drawsFull')]] : []),
    [say('losses'), say('lossesFull')],
    [say('difference'), say('differenceFull')],
    [say('points'), say('pointsFull')],
  ]
  const count = results.filter(({ number }) => fixtureOf(league, number).season === season).length
  return element(
    'table',
    { class: 'standings' },
    element('caption', {}, say('standingsOf', { season, count })),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, say('team')),
        ...heads.map(([short, full]) => element('th', { scope: 'col', 'aria-label': full }, short)),
      ),
    ),
    element(
      'tbody',
      {},
      ...rows.map((row, at) => {
        const difference = row.scored - row.conceded
        const cells = [row.played, row.won, ...(hasDraws ? [row.drawn] : []), row.lost, signed(difference), row.points]
        return element(
          'tr',
          {},
          element(
            'th',
            { scope: 'row' },
            element('b', {}, String(at + 1)),
            drawCrest(league, row.team),
            element('span', {}, row.team.name),
          ),
          ...cells.map(cell => element('td', {}, String(cell))),
        )
      }),
    ),
  )
}

function signed(count: number): string {
  return count < 0 ? `−${-count}` : count > 0 ? `+${count}` : '0'
}

/** Matches that are over, day by day, the newest first, each leading to the page that draws it again. */
export function drawResults(results: readonly Result[], telling: Telling): HTMLElement {
  const { league, say } = telling
  if (results.length === 0) return element('p', { class: 'quiet' }, say('noResults'))
  const days = new Map<string, Result[]>()
  for (const result of results) {
    const { season, day } = fixtureOf(league, result.number)
    const name = say('season', { season, day })
    days.set(name, [...(days.get(name) ?? []), result])
  }
  return element(
    'div',
    { class: 'results' },
    ...[...days].flatMap(([name, own]) => [
      element('h3', {}, name),
      element('ol', {}, ...own.map(result => drawResult(result, telling))),
    ]),
  )
}

function drawResult({ id, number, shown }: Result, { league, say, language }: Telling): HTMLElement {
  const { home, away } = fixtureOf(league, number)
  const [one, other] = scoreOf(shown.periods)
  const periods = shown.periods.map(score => score.join('–')).join(', ')
  const link = { href: `/round/${id}?lang=${language}`, target: '_blank', rel: 'noreferrer' }
  const wentOn = shown.periods.length > league.model.periods
  return element(
    'li',
    {},
    element(
      'a',
      link,
      element('span', { class: one > other ? 'side best' : 'side' }, home.name, drawCrest(league, home)),
      element('b', {}, `${one}–${other}`),
      element('span', { class: other > one ? 'side best' : 'side' }, drawCrest(league, away), away.name),
    ),
    element('small', {}, wentOn ? `${periods} · ${say('overtime')}` : periods),
  )
}
