import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { playReleaseErrors } from './errors.ts'
import { playRelease } from './playRelease.ts'

export const decidePlayRelease = operation({
  method: 'POST',
  path: '/office/api/playRelease/decide',
  access: 'staff',
  permission: 'play.decide',
  summary: 'Agrees to what a colleague proposed, and the play is released in the same commit, or refuses it',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: playRelease,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(playReleaseErrors, 'play_release_own'),
  },
})
