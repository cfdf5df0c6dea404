import { Card } from '@saya/ui/card'
import { ListRow, ListRowLink } from '@saya/ui/listRow'
import { OwnAvatar } from '../../../shared/OwnAvatar.tsx'
import { currentHost } from '../../../shared/device/host.ts'
import { hasFlag } from '../../../shared/session/sessionFlags.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { accountTexts } from './account.texts.ts'
import { formatPhone } from '../../identity/index.ts'
import { KycRowView } from '../KycRowView.tsx'
import { MemberId } from '../MemberId.tsx'

/** Everything of one's account, each row leading to where it is changed, or to why it cannot be changed yet. */
export function AccountRows({ profile }: { profile: Profile }) {
  const t = useTexts(accountTexts)

  const { username, nick_name: nickName, email, phone } = profile
  return (
    <div className="accountRows">
      <section aria-label={t.identity}>
        <Card>
          <ListRowLink href="/s-account/avatar" lead={<OwnAvatar size={48} />} title={t.avatar} />
          <ListRowLink href="/s-account/form/username" title={t.username} value={username} />
          <ListRow title="ID" value={<MemberId uid={profile.uid} isNamed />} />
          <ListRowLink href="/s-account/form/nickname" title={t.nickName} value={nickName || t.notSet} />
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
          {currentHost() === undefined && <ListRowLink href="/s-account/passkeys" title={t.passkeys} />}
          <ListRowLink
            href="/s-account/form/phone"
            title={t.phone}
            value={<span className="num">{`+63 ${formatPhone(phone)}`}</span>}
          />
          <ListRowLink href="/s-account/form/email" title={t.email} value={email || t.notSet} />
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
