import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { addNote } from './addNote.ts'
import { block } from './block.ts'
import type { DossierDeps } from './deps.ts'
import { endSessions } from './endSessions.ts'
import { exportDossiers } from './exportDossiers.ts'
import { freeze } from './freeze.ts'
import { getDossier } from './getDossier.ts'
import { giveCoupons } from './giveCoupons.ts'
import { listBets } from './listBets.ts'
import { listDossiers } from './listDossiers.ts'
import { listPostings } from './listPostings.ts'
import { listSessions } from './listSessions.ts'
import { makeTester } from './makeTester.ts'
import { reveal } from './reveal.ts'
import { setTags } from './setTags.ts'
import { unblock } from './unblock.ts'
import { unfreeze } from './unfreeze.ts'

export function dossierRoutes(deps: DossierDeps): Handlers<typeof officeContract.dossier> {
  return {
    addNote: addNote(deps),
    block: block(deps),
    endSessions: endSessions(deps),
    exportDossiers: exportDossiers(deps),
    freeze: freeze(deps),
    getDossier: getDossier(deps),
    giveCoupons: giveCoupons(deps),
    listBets: listBets(deps),
    listDossiers: listDossiers(deps),
    listPostings: listPostings(deps),
    listSessions: listSessions(deps),
    makeTester: makeTester(deps),
    reveal: reveal(deps),
    setTags: setTags(deps),
    unblock: unblock(deps),
    unfreeze: unfreeze(deps),
  }
}
