import { openPage } from '../../view/openPage.ts'
import { openSound } from '../../view/sound.ts'
import { tables } from '../data/index.ts'
import { openLine } from './line.ts'
import { TableGamePage } from './table.ts'
import { sayAtTable } from './sayAtTable.ts'

/** The page of a table, where the real clock and real chance come in. */
const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
if (page) {
  const table = tables.get(page.opening.game)
  if (!table) throw new Error(`There is no table ${page.opening.game} in this page.`)
  const line = openLine(page.opening.session, page.cutOff(sayAtTable(page.language)('reconnecting')))
  void new TableGamePage({ page, table, line, sound: openSound(), nowMs: () => performance.now() }).open()
}
