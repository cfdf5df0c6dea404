import { Card } from '@saya/ui/card'
import { ListRow, ListRowLink } from '@saya/ui/listRow'
import type { MouseEvent } from 'react'
import { OwnAvatar } from '../../../shared/OwnAvatar.tsx'
import { hasFlag } from '../../../shared/session/sessionFlags.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { accountTexts } from './account.texts.ts'
import { formatPhone } from '../../identity/index.ts'
import { decideGate } from '../../kyc/index.ts'
import { KycRowView } from '../KycRowView.tsx'
import { MemberId } from '../MemberId.tsx'

/** Everything of one's account, each row leading to where it is changed. */
export function AccountRows({ profile }: { profile: Profile }) {
  const t = useTexts(accountTexts)

  /** A closed gate is not answered; the member's own page says why. */
  function guard(event: MouseEvent) {
    const question = { gate: 'updateProfile', isSignedIn: true, path: '/s-account' } as const
    if (decideGate({ ...question, standing: profile.kyc_status }) !== 'pass') event.preventDefault()
  }

  const { username, nick_name: nickName, email, phone } = profile
  const toForm = (type: string) => ({ href: `/s-account/form/${type}`, onClick: guard })
  return (
    <div className="accountRows">
      <section aria-label={t.identity}>
        <Card>
          <ListRowLink href="/s-account/avatar" onClick={guard} lead={<OwnAvatar size={48} />} title={t.avatar} />
          <ListRowLink {...toForm('username')} title={t.username} value={username} />
          <ListRow title="ID" value={<MemberId uid={profile.uid} isNamed />} />
          <ListRowLink {...toForm('nickname')} title={t.nickName} value={nickName || t.notSet} />
          <KycRowView standing={profile.kyc_status} />
        </Card>
      </section>
      <section aria-label={t.signIn}>
        <Card>
          {!hasFlag('glifeUser') && (
            <ListRowLink
              href="/s-account/form/password"
              title={t.password}
              value={profile.has_login_password ? t.set : t.notSet}
            />
          )}
          <ListRowLink
            {...toForm('phone')}
            title={t.phone}
            value={<span className="num">{`+63 ${formatPhone(phone)}`}</span>}
          />
          <ListRowLink {...toForm('email')} title={t.email} value={email || t.notSet} />
        </Card>
      </section>
      <section aria-label={t.more}>
        <Card>
          <ListRowLink href="/s-account/devices" title={t.devices} />
          <ListRowLink href="/s-account/privacy" title={t.privacy} />
        </Card>
      </section>
    </div>
  )
}
