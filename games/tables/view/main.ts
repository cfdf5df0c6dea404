import { openGame } from '../../view/openGame.ts'
import { tables } from '../data/index.ts'
import { openLine } from './line.ts'
import { sayAtTable } from './sayAtTable.ts'
import { TableGamePage } from './table.ts'

openGame({
  titles: tables,
  say: sayAtTable,
  open: ({ title: table, onTrouble, ...tools }) =>
    new TableGamePage({ ...tools, table, line: openLine(tools.page.opening.session, onTrouble) }).open(),
})
