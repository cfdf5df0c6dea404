import type { DeskPeriod } from '@saya/contract/exclusion/period.ts'
import type { OfficeCalls } from '@saya/contract/office.ts'
import { askOffice } from '../world/operator.ts'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'
import { drawPicture } from './popupDesk.ts'

type ProposalBody = OfficeCalls['POST /office/api/exclusion/propose']['input']['body']

export const exclusionReason = 'As the form says that came to the desk'

interface ProposalWish {
  /** A family's where none is given. */
  readonly period?: DeskPeriod
  readonly token: string
}

/** Exclusions as staff make them. */
export function exclusionDesk(world: World) {
  async function sendProof(token: string, picture?: Buffer) {
    const bytes = picture ?? (await drawPicture())
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'proof.png')
    const response = await fetch(`${world.url}/office/api/exclusion/sendProof`, {
      method: 'POST',
      headers: { 'office-token': token, accept: 'application/json' },
      body: form,
    })
    return (await response.json()) as { readonly code?: string; readonly data: { readonly proof: string } }
  }

  const propose = (body: ProposalBody, token: string) =>
    askOffice(world, 'POST /office/api/exclusion/propose', { body }, token)

  function decide({ uid }: Pick<Player, 'uid'>, id: string, { isApproved = true, token }: Deciding) {
    const body = { uid: String(uid), id, is_approved: isApproved, reason: exclusionReason }
    return askOffice(world, 'POST /office/api/exclusion/decide', { body }, token)
  }

  return {
    sendProof,
    propose,
    decide,
    /** By the operator where a period is given, else by a spouse on proof. */
    async proposeFor({ uid }: Pick<Player, 'uid'>, { period, token }: ProposalWish) {
      const body = { uid: String(uid), reason: exclusionReason }
      if (period) return propose({ ...body, source: 'operator', period }, token)
      const { proof } = (await sendProof(token)).data
      return propose({ ...body, source: 'family', relation: 'spouse', proof }, token)
    },
  }
}

interface Deciding {
  readonly isApproved?: boolean
  readonly token: string
}
