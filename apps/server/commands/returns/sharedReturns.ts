import { rooms } from '../../../../games/bingo/data/index.ts'
import { leagues } from '../../../../games/sports/data/index.ts'
import { tables } from '../../../../games/tables/data/index.ts'
import { leagueReturns } from './leagueReturns.ts'
import { returnsKind } from './returnsKind.ts'
import { roomReturns } from './roomReturns.ts'
import { tableReturns } from './tableReturns.ts'

/** Games of which everybody plays the same round. */
export const sharedReturns = [
  returnsKind(tables, tableReturns),
  returnsKind(rooms, roomReturns),
  returnsKind(leagues, leagueReturns),
]
