import { hasFlag, partnerFlags } from '../../shared/session/sessionFlags.ts'
import { useTexts } from '../../shared/texts.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { version } from '../../shared/device/version.ts'
import { OpenDeposits } from '../deposit/index.ts'
import { DueRows } from '../due/index.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { FavouriteGames } from './FavouriteGames.tsx'
import { FilcoinRow } from './FilcoinRow.tsx'
import { LogOut } from './LogOut.tsx'
import { memberTexts } from './member.texts.ts'
import { MemberHeader } from './MemberHeader.tsx'
import { PlayedGames } from './PlayedGames.tsx'
import { Settings } from './Settings.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useCash } from './useCash.ts'
import { VipCard } from './VipCard.tsx'
import './myPage.css'

/** The member's own corner: who they are, what they have, and how they want the app. */
export function Page() {
  const t = useTexts(memberTexts)
  const profile = useProfile()
  const cash = useCash()
  // Who came through a partner's app leaves through it.
  const mayLeave = !partnerFlags.some(flag => hasFlag(flag))
  return (
    <main className="myPage">
      <h1 className="unseen">{t.page}</h1>
      <MemberHeader profile={profile} />
      <BalanceCard cash={cash} />
      <OpenDeposits />
      <DueRows />
      <VipCard profile={profile.answer} />
      <Shortcuts />
      <FilcoinRow />
      <FavouriteGames />
      <PlayedGames />
      <Settings />
      {mayLeave && <LogOut />}
      <p className="myFooter">{t.footer(version)}</p>
    </main>
  )
}
