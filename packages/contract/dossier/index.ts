import { addNote } from './addNote.ts'
import { block } from './block.ts'
import { endSessions } from './endSessions.ts'
import { exportDossiers } from './exportDossiers.ts'
import { freeze } from './freeze.ts'
import { getDossier } from './getDossier.ts'
import { giveCoupons } from './giveCoupons.ts'
import { listBets } from './listBets.ts'
import { listDossiers } from './listDossiers.ts'
import { listLaunches } from './listLaunches.ts'
import { listPostings } from './listPostings.ts'
import { listSessions } from './listSessions.ts'
import { makeTester } from './makeTester.ts'
import { reveal } from './reveal.ts'
import { setRestriction } from './setRestriction.ts'
import { setTags } from './setTags.ts'
import { unblock } from './unblock.ts'
import { unfreeze } from './unfreeze.ts'

export const operations = {
  addNote,
  block,
  endSessions,
  exportDossiers,
  freeze,
  getDossier,
  giveCoupons,
  listBets,
  listDossiers,
  listLaunches,
  listPostings,
  listSessions,
  makeTester,
  reveal,
  setRestriction,
  setTags,
  unblock,
  unfreeze,
}
