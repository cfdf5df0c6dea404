import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { addNote } from './act/addNote.ts'
import { block } from './act/block.ts'
import type { DossierDeps } from './deps.ts'
import { endSessions } from './act/endSessions.ts'
import { exportDossiers } from './exportDossiers.ts'
import { freeze } from './act/freeze.ts'
import { getDossier } from './getDossier.ts'
import { giveCoupons } from './act/giveCoupons.ts'
import { listBets } from './listBets.ts'
import { listDossiers } from './listDossiers.ts'
import { listLaunches } from './listLaunches.ts'
import { listPostings } from './listPostings.ts'
import { listSessions } from './listSessions.ts'
import { makeTester } from './act/makeTester.ts'
import { reveal } from './act/reveal.ts'
import { setRestriction } from './act/setRestriction.ts'
import { setTags } from './act/setTags.ts'
import { unblock } from './act/unblock.ts'
import { unfreeze } from './act/unfreeze.ts'

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
    listLaunches: listLaunches(deps),
    listPostings: listPostings(deps),
    listSessions: listSessions(deps),
    makeTester: makeTester(deps),
    reveal: reveal(deps),
    setRestriction: setRestriction(deps),
    setTags: setTags(deps),
    unblock: unblock(deps),
    unfreeze: unfreeze(deps),
  }
}
