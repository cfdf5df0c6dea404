import { openPage } from '../../view/openPage.ts'
import { openSound } from '../../view/sound.ts'
import { leagues } from '../data/index.ts'
import { sayInLeague } from './sayInLeague.ts'
import { openLine } from './line.ts'
import { MatchPage } from './match.ts'

/** The page of a league, where the real clock and real chance come in. */
const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
if (page) {
  const league = leagues.get(page.opening.game)
  if (!league) throw new Error(`There is no league ${page.opening.game} in this page.`)
  const line = openLine(page.opening.session, page.cutOff(sayInLeague(page.language)('reconnecting')))
  void new MatchPage({ page, league, line, sound: openSound(), nowMs: () => performance.now() }).open()
}
