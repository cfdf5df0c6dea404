import { bannedWords } from './bannedWords.ts'
import { clock } from './clock.ts'
import { compositions } from './compositions.ts'
import { declarations } from './declarations.ts'
import { demoTown } from './demoTown.ts'
import { dialectTables } from './dialectTables.ts'
import { levels } from './levels.ts'
import { migrations } from './migrations.ts'
import { money } from './money.ts'
import { moneyDoors } from './moneyDoors.ts'
import { nameRules } from './nameRules.ts'
import { nouns } from './nouns.ts'
import { operationTests } from './operationTests.ts'
import { plainSql } from './plainSql.ts'
import { playerWords } from './playerWords.ts'
import { requirementRows } from './rows/requirementRows.ts'
import { rootFolders } from './rootFolders.ts'
import { rooms } from './rooms.ts'
import type { Rule } from './rule.ts'
import { securityRows } from './rows/securityRows.ts'
import { sizes } from './sizes.ts'
import { sql } from './sql.ts'
import { testPlaces } from './testPlaces.ts'
import { titleIds } from './rows/titleIds.ts'
import { typedPlaces } from './typedPlaces.ts'
import { unreadLimits } from './limits/unreadLimits.ts'

/** Every house rule that no other tool knows, by name. */
export const rules: Readonly<Record<string, Rule>> = {
  ...nameRules,
  bannedWords,
  clock,
  compositions,
  declarations,
  demoTown,
  dialectTables,
  levels,
  migrations,
  money,
  moneyDoors,
  nouns,
  operationTests,
  plainSql,
  playerWords,
  requirementRows,
  rooms,
  rootFolders,
  securityRows,
  sizes,
  sql,
  testPlaces,
  titleIds,
  typedPlaces,
  unreadLimits,
}
