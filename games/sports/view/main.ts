import { openGame } from '../../view/openGame.ts'
import { leagues } from '../data/index.ts'
import { openLine } from './line.ts'
import { MatchPage } from './match.ts'
import { sayInLeague } from './sayInLeague.ts'

openGame({
  titles: leagues,
  say: sayInLeague,
  open: ({ title: league, onTrouble, ...tools }) =>
    new MatchPage({ ...tools, league, line: openLine(tools.page.opening.session, onTrouble) }).open(),
})
