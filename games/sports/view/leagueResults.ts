import { element } from '../../view/element.ts'
import { getTitle } from '../../view/getTitle.ts'
import { openTold } from '../../view/openTold.ts'
import { leagues } from '../data/index.ts'
import { fixtureOf } from '../shape.ts'
import { drawResults, drawStandings } from './drawTables.ts'
import { sayInLeague } from './sayInLeague.ts'
import type { Result } from './line.ts'

interface ToldResults {
  readonly game: string
  readonly language: 'en' | 'tl'
  readonly results: readonly Result[]
}

/** The page of a league's results: how its season stands, and every match with its score. */
function begin(root: HTMLElement, { game, language, results }: ToldResults): void {
  const league = getTitle(leagues, game)
  const say = sayInLeague(language)
  const telling = { league, say, language }
  const newest = results[0]
  const season = newest ? fixtureOf(league, newest.number).season : 1
  root.replaceChildren(
    element('h1', {}, league.name[language]),
    element('h2', {}, say('standings')),
    drawStandings(results, season, telling),
    element('h2', {}, say('results')),
    element('p', { class: 'quiet' }, say('postponed')),
    drawResults(results, telling),
  )
}

openTold(begin)
