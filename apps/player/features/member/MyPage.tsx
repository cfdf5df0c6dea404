import { useAnswer } from '../../shared/answers.ts'
import { useTexts } from '../../shared/texts.ts'
import { version } from '../../shared/version.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { LogOut } from './LogOut.tsx'
import { memberTexts } from './member.texts.ts'
import { MemberHeader } from './MemberHeader.tsx'
import { Settings } from './Settings.tsx'
import './myPage.css'

/** The member's own corner: who they are, what they have, and how they want the app. */
export function Page() {
  const t = useTexts(memberTexts)
  const profile = useAnswer('GET /member/detail', {})
  return (
    <main className="myPage">
      <h1 className="unseen">{t.page}</h1>
      <MemberHeader profile={profile} />
      <BalanceCard />
      <Settings />
      <LogOut />
      <p className="myFooter">{t.footer(version)}</p>
    </main>
  )
}
