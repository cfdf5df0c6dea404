import { PageHead } from '../../shared/PageHead.tsx'
import { Cohorts } from './Cohorts.tsx'
import { MemberForm } from './MemberForm.tsx'
import { Tree } from './Tree.tsx'
import './invite.css'

const member = /^[1-9]\d{0,17}$/

/** What inviting cost and brought, and whom a member has brought: the one that the address goes on with. */
export function InvitePages({ rest }: { readonly rest: string }) {
  const uid = member.test(rest) ? rest : ''
  return (
    <>
      <PageHead title="Referrals" note="Friends of members’ own links, by the week in which they signed up">
        <MemberForm key={uid} uid={uid} />
      </PageHead>
      <div className="panels invitePanels">{uid ? <Tree key={uid} uid={uid} /> : <Cohorts />}</div>
    </>
  )
}
