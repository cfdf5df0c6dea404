import { addNote } from './addNote.ts'
import { endSessions } from './endSessions.ts'
import { exportDossiers } from './exportDossiers.ts'
import { getDossier } from './getDossier.ts'
import { giveCoupons } from './giveCoupons.ts'
import { listBets } from './listBets.ts'
import { listDossiers } from './listDossiers.ts'
import { listPostings } from './listPostings.ts'
import { listSessions } from './listSessions.ts'
import { reveal } from './reveal.ts'
import { setTags } from './setTags.ts'
import { standingOperations } from './standingOperations.ts'

export const operations = {
  addNote,
  endSessions,
  exportDossiers,
  getDossier,
  giveCoupons,
  listBets,
  listDossiers,
  listPostings,
  listSessions,
  reveal,
  setTags,
  ...standingOperations,
}
