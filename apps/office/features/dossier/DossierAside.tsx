import { groupDigits } from '@saya/money'
import { eye } from '@saya/ui/icon/drawings/eye'
import { useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { ActDialog } from '../../shared/act/ActDialog.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { writeTime } from '../../shared/times.ts'
import { NotesPanel } from './NotesPanel.tsx'
import { TagsPanel } from './TagsPanel.tsx'
import type { Dossier, PersonalDetails } from './dossier.ts'

interface DossierAsideProps {
  readonly dossier: Dossier
  readonly revealed: PersonalDetails | undefined
  readonly onReveal: (revealed: PersonalDetails) => void
  readonly onChange: () => void
}

/** Who it is, as far as it is shown, with what colleagues wrote about them. */
export function DossierAside({ dossier, revealed, onReveal, onChange }: DossierAsideProps) {
  const may = useMay()
  const [isAsking, ask] = useState(false)
  const act: Act<Dossier> = {
    name: 'reveal',
    title: 'Show masked data',
    permission: 'member.reveal',
    warning:
      'Shows phone, email, name and address until you leave this page. The audit log records that you viewed them.',
    fields: [reasonField],
    fits: () => true,
    run: async ({ uid }, { reason = '' }) =>
      onReveal(await callOffice('POST /office/api/member/reveal', { body: { uid, reason } })),
    done: 'Shown until you leave this page.',
  }
  return (
    <>
      <section>
        <h3>Member</h3>
        <Facts
          rows={[
            ...(revealed?.real_name ? ([['Name', revealed.real_name]] as const) : []),
            ['Phone', revealed?.phone ?? dossier.phone],
            ['Email', revealed?.email ?? dossier.email],
            ...(revealed ? ([['Last address', revealed.address]] as const) : []),
            ...(dossier.asks_passkey ? ([['Log-in', 'Passkey only, by their choice']] as const) : []),
            ['KYC deadline', writeTime(dossier.kyc_deadline_at)],
            ['Brand', dossier.brand],
            ['VIP', vipOf(dossier)],
            ['Cashback tickets', `${dossier.coupons.left} left of ${dossier.coupons.given}`],
            ['Referred by', dossier.referral === 'self' ? 'Their own link' : dossier.referrer],
            ['Invited', dossier.invited === 0 ? '' : String(dossier.invited)],
          ]}
        />
        <Ways dossier={dossier} />
        {may('member.reveal') && !revealed && (
          <ActButton size="small" look="outline" drawing={eye} onClick={() => ask(true)}>
            Show masked data
          </ActButton>
        )}
        {isAsking && <ActDialog act={act} things={[dossier]} nameOf={({ uid }) => uid} onClose={() => ask(false)} />}
      </section>
      <TagsPanel dossier={dossier} onChange={onChange} />
      <NotesPanel dossier={dossier} onChange={onChange} />
    </>
  )
}

/** To what is kept of the member elsewhere. */
function Ways({ dossier: { uid, timeline } }: { readonly dossier: Dossier }) {
  const may = useMay()
  return (
    <>
      {may('review.read') && timeline.some(({ cause }) => cause === 'submit') && (
        <a className="textLink" href={`${base}/review/${uid}`}>
          Submitted details
        </a>
      )}
      {may('redemption.list') && (
        <a className="textLink" href={`${base}/redemptions?status=all&uid=${uid}`}>
          Redemptions
        </a>
      )}
    </>
  )
}

function vipOf({ vip, vip_at: at, xp }: Dossier): string {
  const since = at > 0 ? `since ${writeTime(at)}` : ''
  return [String(vip), xp === null ? '' : `${groupDigits(String(xp))} XP`, since].filter(Boolean).join(', ')
}
