import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { playReleaseErrors } from './errors.ts'
import { playRelease } from './playRelease.ts'

export const proposePlayRelease = operation({
  method: 'POST',
  path: '/office/api/playRelease/propose',
  access: 'staff',
  permission: 'play.propose',
  summary: 'Proposes that a member need not play through what they were credited; a colleague has to agree',
  body: v.object({ uid: memberUid, reason }),
  answer: playRelease,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(playReleaseErrors, 'play_release_nothing', 'play_release_waiting'),
  },
})
